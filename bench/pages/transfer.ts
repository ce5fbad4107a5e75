import type { Page, Request } from '@playwright/test';

export const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** A file that came over the network, with its headers. */
export type Transfer = { readonly kind: Kind; readonly bytes: number };

/** Watches what a tab loads from now on; the returned function lists it. */
export function watchTransfer(tab: Page): () => Promise<Transfer[]> {
  const finished: Request[] = [];
  tab.on('requestfinished', (request) => finished.push(request));
  return () => Promise.all(finished.map(transferOf));
}

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const kind = KINDS.find((known) => known === request.resourceType()) ?? 'other';
  return { kind, bytes: responseBodySize + responseHeadersSize };
}
