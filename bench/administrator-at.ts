import { logInAt } from '#tests/support/upload-photo.ts';

/** Posts to the API as an administrator, and throws on a refusal. */
export async function administratorAt(url: string): Promise<(path: string, body: object) => Promise<string>> {
  const authorization = `Bearer ${await logInAt(url)}`;
  return async (path, body) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
}
