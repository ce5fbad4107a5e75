import { type ContactMessage, trimmedMessage } from '#domain/contact/contact-message.ts';
import { contactMessageToWire } from '#schemas/wire/contact-message.ts';
import { type ApiProblem, callApi } from '#web/api/api-client.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';

/** The message was not sent. It has no problem when no answer came (CONTACT-021). */
export class MessageNotSent extends Error {
  readonly problem: ApiProblem | null;

  constructor(reason: string, problem: ApiProblem | null) {
    super(`Error sending contact message1... ${reason}`);
    this.problem = problem;
  }
}

/** A retry after a lost answer stores nothing twice. @throws MessageNotSent, already logged */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const body = contactMessageToWire(trimmedMessage(message));
  const headers = { 'idempotency-key': idempotencyKeyFor('message', JSON.stringify(body)) };
  const answer = await callApi('/sendContact', { method: 'POST', body, headers }).catch((cause: unknown) => {
    throw logged(new MessageNotSent(String(cause), null));
  });
  if (answer.ok || answer.problem.code === 'key-reused') forgetKey('message');
  if (!answer.ok) throw logged(new MessageNotSent(answer.problem.title, answer.problem));
}

function logged(error: MessageNotSent): MessageNotSent {
  console.error(error.message);
  return error;
}
