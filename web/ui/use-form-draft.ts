import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { draftIn, type FormDraft, keepDraft, keptDraft } from './form-draft.ts';
import type { FormFields } from './use-form-fields.ts';

type FormDraftOptions<Field extends string> = {
  readonly draft: FormDraft<Field>;
  readonly form: Pick<FormFields<Field>, 'values' | 'fill'>;
  /** The form, where it can be typed into before the scripts come. */
  readonly box?: RefObject<HTMLFormElement | null>;
};

/** Brings back what was typed before a reload, or on a slow line before the scripts came, and keeps what is typed now. */
export function useFormDraft<Field extends string>({ draft, form, box }: FormDraftOptions<Field>): void {
  const bringBack = useEffectEvent(() => {
    const typed = box?.current ? draftIn(draft, box.current) : [];
    form.fill(new Map([...keptDraft(draft), ...typed]));
  });
  // Before the first update, which would put the empty state over the text.
  useLayoutEffect(() => bringBack(), []);
  useEffect(() => keepDraft(draft, form.values), [draft, form.values]);
}
