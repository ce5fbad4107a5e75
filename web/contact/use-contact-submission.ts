import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteDraft } from '#web/ui/form-draft.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { CONTACT_DRAFT } from './contact-draft.ts';
import { failureAdvice } from './failure-advice.ts';
import { MessageNotSent, sendContactMessage } from './send-contact-message.ts';
import type { ContactFormState } from './use-contact-form.ts';

export type ContactSubmission = {
  readonly isSending: boolean;
  /** Advice after a failure; `null` without one. */
  readonly failure: string | null;
  submit(): Promise<void>;
};

type ContactSubmissionOptions = {
  readonly form: ContactFormState;
  /** Called when the thank-you dialog closes; the focused ENVIAR is disabled by then. */
  readonly onStay: () => void;
};

/** Sends the form and reports the outcome. After a failure the form keeps its text (CONTACT-018 to CONTACT-021). */
export function useContactSubmission({ form, onStay }: ContactSubmissionOptions): ContactSubmission {
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(): Promise<void> {
    setIsSending(true);
    setFailure(null);
    try {
      await sendContactMessage(form.values);
    } catch (error) {
      setFailure(failureAdvice(error instanceof MessageNotSent ? error.problem : null));
      return;
    } finally {
      setIsSending(false);
    }
    form.clear();
    deleteDraft(CONTACT_DRAFT);
    const isLeaving = await confirm({
      title: 'Mensaje enviado',
      text: 'Gracias por contactarnos. Nos comunicaremos contigo a la brevedad.',
      confirmLabel: 'Ir al inicio',
      cancelLabel: 'Cerrar',
      tone: 'success',
    });
    if (isLeaving) navigate('/');
    else onStay();
  }

  return { isSending, failure, submit };
}
