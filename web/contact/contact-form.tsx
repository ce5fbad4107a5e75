import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactSubmission } from './use-contact-submission.ts';

/** A message to the shop (CONTACT-002, CONTACT-006). */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const box = useRef<HTMLFormElement>(null);
  const form = useContactForm();
  const { state, submit } = useContactSubmission({ form, onStay: () => box.current?.focus() });
  const isSending = state === 'sending';
  return (
    <form
      ref={box}
      tabIndex={-1}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      className="grid gap-x-5 gap-y-5.5 rounded-3 bg-surface px-4 py-6 outline-none sm:grid-cols-2 lg:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid && !isSending) submit();
      }}
    >
      <ContactFields form={form} isReadOnly={isSending} />
      {state === 'failed' && <FailureNotice canRetry={form.isValid} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="sm:col-span-2"
        disabled={!form.isValid}
        isLoading={isSending}
      >
        ENVIAR
      </Button>
    </form>
  );
}
