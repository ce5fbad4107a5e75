import { type UploadAnswer, uploadForm, uploadProblem } from '../upload-form.ts';
import { UnusablePhoto } from './unusable-photo.ts';

type UploadOptions = {
  /** Called with the sent part, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Uploads a photo and resolves to its URL (API-020, WIZARD-022).
 * @throws UnusablePhoto with the server's reason, or without an answer
 */
export async function uploadPhoto(file: Blob, options: UploadOptions): Promise<string> {
  const form = new FormData();
  form.append('image', file, file.type === 'image/webp' ? 'foto.webp' : 'foto.jpg');
  const answer = await uploadForm('/cloudinary', form, options);
  if (answer === null) throw new UnusablePhoto('No hubo respuesta del servidor.', { canRetry: true });
  const { status } = answer;
  const url = storedUrl(answer);
  if (url === null)
    throw new UnusablePhoto(uploadProblem(answer), { canRetry: status < 400 || status >= 429 });
  return url;
}

function storedUrl({ status, body }: UploadAnswer): string | null {
  if (status !== 201 || typeof body !== 'object' || body === null || !('url' in body)) return null;
  return typeof body.url === 'string' ? body.url : null;
}
