import type { WireContactMessage } from '#schemas/contact-message.ts';

/** A message as a visitor's browser sends it. */
export const A_MESSAGE: WireContactMessage = {
  userName: 'Noelia',
  userEmail: 'noelia@correo.test',
  userPhone: '3496',
  userLocation: 'Rafaela',
  userMessage: '¿Tienen cierres?',
};

/** Sends a message as a visitor's browser does, but without a browser. */
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
