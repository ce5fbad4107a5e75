import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { draftIn, keepDraft, keptDraft } from './contact-draft.ts';
import type { ContactFormState } from './use-contact-form.ts';

type ContactDraftOptions = {
  readonly form: ContactFormState;
  readonly box: RefObject<HTMLFormElement | null>;
};

/** Brings back what was typed before a reload, or on a slow line before the scripts came, and keeps what is typed now. */
export function useContactDraft({ form, box }: ContactDraftOptions): void {
  const bringBack = useEffectEvent(() => {
    if (box.current !== null) form.fill({ ...keptDraft(), ...draftIn(box.current) });
  });
  // Before the first update, which would put the empty state over the text.
  useLayoutEffect(() => bringBack(), []);
  useEffect(() => keepDraft(form.values), [form.values]);
}
