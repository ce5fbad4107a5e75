import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageServices, renderedPage } from './context.ts';
import { PartsProvider } from './kept/kept-part.tsx';
import { isOfDashboard, withRoutesOfPage } from './routes-of-page.ts';
import { AFTER_PAINT } from './scripts-after-paint.ts';

/**
 * Renders the whole page before its first byte is sent, because its security policy names the hashes of its scripts. Only
 * React Router's copy of the loaders' data waits for anything. The server takes the text from `renderedPage` and finishes
 * it; the response has only status and headers.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(renderedPage);
  const stream = await renderToReadableStream(
    <PartsProvider parts={page.parts}>
      <ServerRouter context={withRoutesOfPage(entryContext)} url={request.url} nonce={page.nonce} />
    </PartsProvider>,
    {
      nonce: page.nonce,
      // Nothing is sent early, so no part may come later by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // What leaves no page to show is thrown as well, and logged by `handleError`.
      onError: () => undefined,
    },
  );
  await stream.allReady;
  page.html = await new Response(stream).text();
  // The dashboard shows nothing without its scripts. While developing, Vite's own modules come first.
  const isPaintedFirst = import.meta.env.PROD && !isOfDashboard(entryContext);
  page.afterPaint = isPaintedFirst ? AFTER_PAINT : null;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { headers, status });
}

/**
 * Logs each error of a loader or a render once; the visitor sees the error screen (HOME-005). An address that matches
 * no route is not logged; only an address with a line break matches none.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status === 404)) return;
  // The server always passes a provider; the type still allows what older versions passed.
  const services = (context as RouterContextProvider).get(pageServices);
  services.logError(error, 'page failed');
};
