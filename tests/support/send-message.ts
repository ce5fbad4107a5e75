import type { WireContactMessage } from '#schemas/wire/contact-message.ts';

/** What a visitor's browser sends of a message. */
export const A_MESSAGE: WireContactMessage = {
  userName: 'Noelia',
  userEmail: 'noelia@correo.test',
  userPhone: '3496',
  userLocation: 'Rafaela',
  userMessage: '¿Tienen cierres?',
};

/** Writes to the shop as a visitor's browser does, without one. */
export async function sendMessage(url: string, message: Partial<WireContactMessage> = {}): Promise<string> {
  const response = await fetch(`${url}/api/sendContact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...A_MESSAGE, ...message }),
  });
  if (response.status !== 201) throw new Error(`the message was refused: ${response.status}`);
  const { _id } = (await response.json()) as { _id: string };
  return _id;
}
