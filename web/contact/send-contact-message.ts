import { type ContactMessage, trimmedMessage } from '#domain/contact/contact-message.ts';
import { contactMessageToWire } from '#schemas/wire/contact-message.ts';
import { callApi } from '#web/api/api-client.ts';

/** @throws Error 'Error sending contact message1...', already logged, when the shop did not get it (CONTACT-021) */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  try {
    const body = contactMessageToWire(trimmedMessage(message));
    const answer = await callApi('/sendContact', { method: 'POST', body });
    if (!answer.ok) throw new Error(answer.problem.title);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const error = new Error(`Error sending contact message1... ${reason}`, { cause });
    console.error(error.message);
    throw error;
  }
}
