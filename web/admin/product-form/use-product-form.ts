import { useMemo, useState } from 'react';
import { storedUrls } from '../photos/photo-entry.ts';
import { type Photos, usePhotos } from '../photos/use-photos.ts';
import { fieldId } from './field-id.ts';
import { longTexts } from './long-texts.ts';
import type { ProductDraft } from './product-draft.ts';
import { type DraftProblems, type ProductInput, productInput } from './product-input.ts';

export type ProductForm = {
  readonly draft: ProductDraft;
  readonly problems: DraftProblems;
  readonly photos: Photos;
  set(change: Partial<Omit<ProductDraft, 'photos'>>): void;
  /** Puts another draft in the place of what was typed. */
  replace(draft: ProductDraft): void;
  /** What can be sent; otherwise `null`, with the problems shown and the first of their fields focused. */
  read(): ProductInput | null;
  showProblems(problems: DraftProblems): void;
};

/** The one state of both product forms. */
export function useProductForm(initial: ProductDraft): ProductForm {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<DraftProblems>({});
  const photos = usePhotos(initial.photos);
  const { entries } = photos;
  const draft = useMemo(() => ({ ...fields, photos: storedUrls(entries) }), [fields, entries]);

  return {
    draft,
    // A text that is too long says so while it is typed.
    problems: { ...longTexts(draft), ...problems },
    photos,
    set(change) {
      setFields((before) => ({ ...before, ...change }));
      setProblems((before) => without(before, Object.keys(change)));
    },
    replace(next) {
      setFields(next);
      setProblems({});
      photos.replace(next.photos);
    },
    read() {
      const isUploading = entries.some(({ kind }) => kind === 'uploading');
      const read = productInput(draft);
      const found: DraftProblems = {
        ...(read.ok ? {} : read.problems),
        ...(isUploading && { photos: 'Espera a que terminen de subir las fotos.' }),
      };
      setProblems(found);
      const [first] = Object.keys(found);
      if (read.ok && first === undefined) return read.input;
      document.getElementById(fieldId(first ?? ''))?.focus();
      return null;
    },
    showProblems: setProblems,
  };
}

function without(problems: DraftProblems, fields: readonly string[]): DraftProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}
