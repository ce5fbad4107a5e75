import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LateScriptsHint } from '#web/ui/late-scripts-hint.tsx';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';
import { CONTACT_DRAFT } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactSubmission } from './use-contact-submission.ts';

/**
 * A message to the shop (CONTACT-002, CONTACT-006). ENVIAR waits for the scripts; where they are off or don't arrive, a
 * button of the plain form takes its place (BUY-011).
 */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const box = useRef<HTMLFormElement>(null);
  const isInteractive = useIsInteractive();
  const form = useContactForm();
  useFormDraft({ draft: CONTACT_DRAFT, form });
  const { isSending, failure, submit } = useContactSubmission({ form, onStay: () => box.current?.focus() });
  return (
    <form
      ref={box}
      tabIndex={-1}
      method="post"
      action="/contact"
      noValidate={isInteractive}
      aria-labelledby={labelledBy}
      className="contact-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid && !isSending) submit();
      }}
    >
      <ContactFields form={form} isReadOnly={isSending} isCheckedByBrowser={!isInteractive} />
      {failure !== null && <FailureNotice advice={failure} canRetry={form.isValid} />}
      <div className="grid gap-2.5 sm:col-span-2">
        <div>
          <p className="text-fine text-muted">
            {form.isValid
              ? 'Usamos tus datos solo para responderte.'
              : 'Completa los cinco campos para poder enviar. Usamos tus datos solo para responderte.'}
          </p>
          {!isInteractive && (
            <LateScriptsHint path="/contact">Puedes escribir y enviar igual.</LateScriptsHint>
          )}
        </div>
        <div className="contact-send">
          {/* First, because Enter in a field presses the form's first button. */}
          {!isInteractive && (
            <Button type="submit" variant="primary" size="large" className="appears-late">
              ENVIAR
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            className={isInteractive ? undefined : 'leaves-late'}
            disabled={!form.isValid}
            isLoading={isSending}
          >
            ENVIAR
          </Button>
        </div>
      </div>
    </form>
  );
}
