import type { WireProblem } from '#schemas/wire/problem.ts';
import { loginPath } from '../return-path.ts';
import { UnusablePhoto } from './unusable-photo.ts';

type UploadOptions = {
  /** Called with the sent part, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Uploads a photo and resolves to its URL (API-020, WIZARD-022). `fetch` is not used because it reports no progress. If
 * the session has ended it opens the login and never settles, like `callAdminApi`.
 * @throws UnusablePhoto with the server's reason, or without an answer
 */
export function uploadPhoto(file: Blob, { onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/cloudinary');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new UnusablePhoto('No hubo respuesta del servidor.', { canRetry: true }));
    request.onload = () => {
      const { status, response } = request;
      if (status === 401) window.location.assign(loginPath(window.location));
      else if (status === 201 && isStored(response)) resolve(response.url);
      else reject(new UnusablePhoto(reasonOf(response, status), { canRetry: status < 400 || status >= 429 }));
    };
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('image', file, file.type === 'image/webp' ? 'foto.webp' : 'foto.jpg');
    request.send(form);
  });
}

function isStored(answer: unknown): answer is { url: string } {
  return typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string';
}

function reasonOf(answer: unknown, status: number): string {
  if (!isProblem(answer)) return `El servidor respondió ${status}.`;
  return answer.detail === undefined ? answer.title : `${answer.title} ${answer.detail}`;
}

function isProblem(answer: unknown): answer is Pick<WireProblem, 'title' | 'detail'> {
  return typeof answer === 'object' && answer !== null && 'title' in answer;
}
