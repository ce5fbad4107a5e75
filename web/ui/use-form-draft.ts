import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type FormDraft, saveDraft, savedDraft } from './form-draft.ts';
import type { FormFields } from './use-form-fields.ts';

type FormDraftOptions<Field extends string> = {
  readonly draft: FormDraft<Field>;
  readonly form: Pick<FormFields<Field>, 'values' | 'fill'>;
};

/** Restores the text that was typed before a reload, and saves every change. */
export function useFormDraft<Field extends string>({ draft, form }: FormDraftOptions<Field>): void {
  const restore = useEffectEvent(() => {
    form.fill(savedDraft(draft));
  });
  // In a layout effect: the first saving effect would overwrite the draft with the empty form.
  useLayoutEffect(() => restore(), []);
  useEffect(() => saveDraft(draft, form.values), [draft, form.values]);
}
