import type { WireContactMessage } from '#schemas/wire/contact-message.ts';

/** Writes to the shop as a visitor's browser does, without one. */
export async function sendMessage(url: string, message: Partial<WireContactMessage> = {}): Promise<string> {
  const response = await fetch(`${url}/api/sendContact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userName: 'Noelia',
      userEmail: 'noelia@correo.test',
      userPhone: '3496',
      userLocation: 'Rafaela',
      userMessage: '¿Tienen cierres?',
      ...message,
    }),
  });
  if (response.status !== 201) throw new Error(`the message was refused: ${response.status}`);
  const { _id } = (await response.json()) as { _id: string };
  return _id;
}
