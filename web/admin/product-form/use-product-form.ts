import { useMemo, useState } from 'react';
import { storedPhotos } from '../photos/photo-entry.ts';
import { type Photos, usePhotos } from '../photos/use-photos.ts';
import { fieldId } from './field-id.ts';
import { longTexts } from './long-texts.ts';
import { DRAFT_FIELDS, isSameField, type ProductDraft } from './product-draft.ts';
import { type DraftProblems, type ProductInput, productInput } from './product-input.ts';

export type ProductForm = {
  readonly draft: ProductDraft;
  readonly problems: DraftProblems;
  readonly photos: Photos;
  set(change: Partial<Omit<ProductDraft, 'photos' | 'altTexts' | 'photoColours'>>): void;
  /** Replaces the whole draft. */
  replace(draft: ProductDraft): void;
  /** The input to send. With problems it is `null`; then they are shown and the first field gets the focus. */
  read(): ProductInput | null;
  showProblems(problems: DraftProblems): void;
};

/** The state of both product forms: new and edited. */
export function useProductForm(initial: ProductDraft): ProductForm {
  const [fields, setFields] = useState(initial);
  const [found, setFound] = useState<FoundProblems>({ problems: {}, draft: initial });
  const photos = usePhotos(initial);
  const { entries } = photos;
  const draft = useMemo(() => ({ ...fields, ...storedPhotos(entries) }), [fields, entries]);

  return {
    draft,
    // Texts that are too long are reported while the person types.
    problems: { ...longTexts(draft), ...unchangedProblems(found, draft) },
    photos,
    set(change) {
      setFields((before) => ({ ...before, ...change }));
    },
    replace(next) {
      setFields(next);
      setFound({ problems: {}, draft: next });
      photos.replace(next);
    },
    read() {
      const isUploading = entries.some(({ kind }) => kind === 'uploading');
      const read = productInput(draft);
      const problems: DraftProblems = {
        ...(read.ok ? {} : read.problems),
        ...(isUploading && { photos: 'Espera a que terminen de subir las fotos.' }),
      };
      setFound({ problems, draft });
      const [first] = Object.keys(problems);
      if (read.ok && first === undefined) return read.input;
      document.getElementById(fieldId(first ?? ''))?.focus();
      return null;
    },
    showProblems: (problems) => setFound({ problems, draft }),
  };
}

/** The problems of a draft at the last attempt to save. */
type FoundProblems = { readonly problems: DraftProblems; readonly draft: ProductDraft };

/** The problems of fields that have not changed since. */
function unchangedProblems({ problems, draft }: FoundProblems, now: ProductDraft): DraftProblems {
  const unchanged = DRAFT_FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem !== undefined && isSameField(draft, now, field) ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(unchanged);
}
