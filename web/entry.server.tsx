import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageServices, renderedPage } from './context.ts';
import { finishHandoff } from './finish-handoff.ts';

/**
 * Renders a page whole before its first byte leaves: its security policy names the hashes of its scripts. It is rendered
 * as one text, because no part of a page waits for anything by then. The server finds the text under `renderedPage`; the
 * answer has only its status and headers.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await finishHandoff(entryContext);
  const page = context.get(renderedPage);
  const html = renderToString(<ServerRouter context={entryContext} url={request.url} nonce={page.nonce} />);
  page.html = `<!DOCTYPE html>${html}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { headers, status });
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
