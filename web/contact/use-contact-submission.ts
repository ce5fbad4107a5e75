import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { sendContactMessage } from './send-contact-message.ts';
import type { ContactFormState } from './use-contact-form.ts';

export type ContactSubmission = {
  readonly state: 'idle' | 'sending' | 'failed';
  submit(): Promise<void>;
};

type ContactSubmissionOptions = {
  readonly form: ContactFormState;
  /** Called when the thanks were closed: ENVIAR, which had the focus, is disabled again. */
  readonly onStay: () => void;
};

/** Sends what was typed, and says how it went; a form that could not be sent keeps its text (CONTACT-018 to CONTACT-021). */
export function useContactSubmission({ form, onStay }: ContactSubmissionOptions): ContactSubmission {
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const [state, setState] = useState<ContactSubmission['state']>('idle');

  async function submit(): Promise<void> {
    setState('sending');
    try {
      await sendContactMessage(form.values);
    } catch {
      setState('failed');
      return;
    }
    setState('idle');
    form.clear();
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

  return { state, submit };
}
