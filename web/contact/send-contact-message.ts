import { type ContactMessage, trimmedMessage } from '#domain/contact/contact-message.ts';
import { contactMessageToWire } from '#schemas/wire/contact-message.ts';
import { type ApiProblem, callApi } from '#web/api/api-client.ts';

/** The message was not sent. It has no problem when no answer came (CONTACT-021). */
export class MessageNotSent extends Error {
  readonly problem: ApiProblem | null;

  constructor(reason: string, problem: ApiProblem | null) {
    super(`Error sending contact message1... ${reason}`);
    this.problem = problem;
  }
}

/** @throws MessageNotSent, already logged */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const body = contactMessageToWire(trimmedMessage(message));
  const answer = await callApi('/sendContact', { method: 'POST', body }).catch((cause: unknown) => {
    throw logged(new MessageNotSent(String(cause), null));
  });
  if (!answer.ok) throw logged(new MessageNotSent(answer.problem.title, answer.problem));
}

function logged(error: MessageNotSent): MessageNotSent {
  console.error(error.message);
  return error;
}
