import { ADMINISTRATOR } from './running-server.ts';

/** Uploads a photo as the dashboard does. */
export function uploadPhoto(url: string, photo: Buffer, token: string): Promise<Response> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'foto.webp');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/api/cloudinary`, { method: 'POST', headers, body: form });
}

/** An administrator's token, for programs. */
export async function logInAt(url: string): Promise<string> {
  const body = JSON.stringify(ADMINISTRATOR);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return ((await answer.json()) as { token: string }).token;
}
