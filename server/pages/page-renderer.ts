import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { StoreConfig } from '#config/store.ts';
import { type PageServices, pageServices, type RenderedPage, renderedPage } from '#web/context.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { styleSheetsIn } from './inline-styles.ts';
import { RETRY_AFTER_SECONDS } from './maintenance.ts';
import { ownTags } from './own-tags.ts';
import type { PageAnswer } from './page-answer.ts';
import { edited } from './page-edits.ts';
import { openPartStore, type PartsOfPage } from './page-parts.ts';
import type { PagesSource } from './pages-source.ts';
import { structuredDataEdits } from './structured-data-edits.ts';
import { createTaskQueue } from './task-queue.ts';

/** Returns React Router's answer, not yet encoded. @throws Refusal 'overloaded' when too many requests wait */
export type PageRenderer = (request: Request, services: PageServices) => Promise<PageAnswer>;

type Rendered = {
  readonly page: RenderedPage;
  readonly parts: PartsOfPage | null;
  readonly store: StoreConfig;
};

/** Pages behind customers' links, and their data. They alone read the database, which may keep them waiting. */
const LINK_PAGE = /^\/(?:pedido|presupuesto)\//i;

/** The memory for the HTML of parts, in bytes. */
const PARTS_BYTES = 8 * 1024 * 1024;

export function createPageRenderer(
  pages: PagesSource,
  { keepsParts = pages.mode === 'production' }: { keepsParts?: boolean } = {},
): PageRenderer {
  const handle = createRequestHandler(pages.build, pages.mode);
  const queuedFromMemory = createTaskQueue();
  const queuedOfLinks = createTaskQueue();
  // In development scripts and styles are Vite's: inline, and new with every edit. So pages have no policy there.
  const styleSheetOf = pages.mode === 'production' ? styleSheetsIn(pages.clientDir) : () => null;
  const store = keepsParts ? openPartStore({ maxBytes: PARTS_BYTES }) : null;
  // The browser's worker keeps a page only with the scripts of its own build.
  const buildHeader = pages.mode === 'production' && { 'x-build': pages.build.assets.version };

  return (request, services) => {
    const context = new RouterContextProvider();
    const parts = store?.partsOfPage() ?? null;
    const page: RenderedPage = {
      html: null,
      parts,
      described: [],
      nonce: crypto.randomUUID(),
      afterPaint: null,
    };
    context.set(pageServices, services);
    context.set(renderedPage, page);
    const queued = LINK_PAGE.test(new URL(request.url).pathname) ? queuedOfLinks : queuedFromMemory;
    return queued(async () => {
      const response = await handle(request, context);
      return answerOf(response, { page, parts, store: services.store });
    });
  };

  async function answerOf(response: Response, { page, parts, store }: Rendered): Promise<PageAnswer> {
    const { status } = response;
    const headers = { ...headersOf(response), ...buildHeader };
    if (page.html === null) return { status, headers, body: await bodyOf(response) };
    const text = Buffer.from(page.html);
    const own = ownTags(text, { ...page, styleSheetOf });
    const edits = [...own.edits, ...structuredDataEdits(text, page.described), ...(parts?.edits(text) ?? [])];
    const policy = pages.mode === 'production' && {
      'content-security-policy': contentSecurityPolicy(own.sources, store),
    };
    return { status, headers: { ...headers, ...policy }, body: edited(text, edits) };
  }
}

function headersOf({ headers, status }: Response): PageAnswer['headers'] {
  const cookies = headers.getSetCookie();
  return {
    ...Object.fromEntries(headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  };
}

async function bodyOf(response: Response): Promise<Buffer | null> {
  return response.body === null ? null : Buffer.from(await response.arrayBuffer());
}
