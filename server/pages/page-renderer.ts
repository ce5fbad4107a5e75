import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { StoreConfig } from '#config/store.ts';
import { type PageServices, pageServices } from '#web/context.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { RETRY_AFTER_SECONDS } from './maintenance.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PagesSource } from './pages-source.ts';
import { taskQueue } from './task-queue.ts';

/** React Router's answer to a request, not yet encoded. It throws Refusal 'overloaded' when too many wait for theirs. */
export type PageRenderer = (request: Request, services: PageServices) => Promise<PageAnswer>;

export function pageRenderer(pages: PagesSource, store: StoreConfig): PageRenderer {
  const handle = createRequestHandler(pages.build, pages.mode);
  const queued = taskQueue();

  return (request, services) => {
    const context = new RouterContextProvider();
    context.set(pageServices, services);
    return queued(async () => answerOf(await handle(request, context)));
  };

  async function answerOf(response: Response): Promise<PageAnswer> {
    const body = response.body === null ? null : Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: headersOf(response, body), body };
  }

  function headersOf(response: Response, body: Buffer | null): PageAnswer['headers'] {
    const cookies = response.headers.getSetCookie();
    return {
      ...Object.fromEntries(response.headers),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...(response.status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
      // Vite's own scripts and styles are inline and change with every edit.
      ...(pages.mode === 'production' &&
        body !== null &&
        isHtml(response) && {
          'content-security-policy': contentSecurityPolicy(body.toString('utf8'), store),
        }),
    };
  }
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}
