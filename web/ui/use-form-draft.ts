import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type FormDraft, saveDraft, savedDraft } from './form-draft.ts';
import type { FormFields } from './use-form-fields.ts';

type FormDraftOptions<Field extends string> = {
  readonly draft: FormDraft<Field>;
  readonly form: Pick<FormFields<Field>, 'values' | 'fill'>;
};

/** Brings back what was typed before a reload, and keeps what is typed now. */
export function useFormDraft<Field extends string>({ draft, form }: FormDraftOptions<Field>): void {
  const restore = useEffectEvent(() => {
    form.fill(savedDraft(draft));
  });
  // Before the first update, which would put the empty state over the text.
  useLayoutEffect(() => restore(), []);
  useEffect(() => saveDraft(draft, form.values), [draft, form.values]);
}
