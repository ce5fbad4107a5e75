import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageServices } from './context.ts';

/** Renders a page whole before its first byte leaves: its security policy names the hashes of its scripts. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
      onAllReady() {
        const chunks: Buffer<ArrayBuffer>[] = [];
        const page = new Writable({
          write(chunk: Buffer<ArrayBuffer>, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            headers.set('content-type', 'text/html; charset=utf-8');
            resolve(new Response(Buffer.concat(chunks), { headers, status: finalStatus }));
            done();
          },
        });
        pipe(page);
      },
      onShellError: reject,
      onError() {
        finalStatus = 500;
      },
    });
  });
}

/**
 * What a loader or a render throws is logged once, whole; the visitor sees the error screen (HOME-005). An address that
 * no route matches, which takes a line break in it, is nobody's fault.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status === 404)) return;
  // The server always passes a provider; the type still allows what older versions passed.
  const services = (context as RouterContextProvider).get(pageServices);
  services.logError(error, 'page failed');
};
