import { loginPath } from './return-path.ts';

type UploadOptions = {
  /** Called with the sent part, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal?: AbortSignal;
};

/** `body` is `null` without JSON. */
export type UploadAnswer = { readonly status: number; readonly body: unknown };

/**
 * Sends a form to the API. Resolves to its answer, or to `null` without one and when it is stopped. `fetch` is not used
 * because it reports no progress. If the session has ended it opens the login and never settles, like `callAdminApi`.
 * @param path below `/api`, with its leading slash
 */
export function uploadForm(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<UploadAnswer | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    request.onload = () => {
      if (request.status === 401) window.location.assign(loginPath(window.location));
      else resolve({ status: request.status, body: request.response });
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** The Spanish reason of a refused upload. */
export function uploadProblem({ status, body }: UploadAnswer): string {
  if (typeof body !== 'object' || body === null || !('title' in body))
    return `El servidor respondió ${status}.`;
  return 'detail' in body ? `${body.title} ${body.detail}` : `${body.title}`;
}
