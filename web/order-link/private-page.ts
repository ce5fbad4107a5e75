import { data } from 'react-router';
import type { LinkAnswer } from '#web/context.ts';

/**
 * The headers of a page behind a customer's secret link: it is in no cache and no index, and names its address to no
 * other page.
 */
const PRIVATE_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

/** @param loaderHeaders those of `privateData` */
export function privateHeaders(loaderHeaders: Headers): Record<string, string> {
  return { ...Object.fromEntries(loaderHeaders), ...PRIVATE_PAGE_HEADERS };
}

const REFUSED = {
  unknown: { status: 404 },
  'too-many': { status: 429, headers: { 'retry-after': '60' } },
} as const;

/** What a link opens, or `null` with the status that says why not. */
export function privateData<Subject>(answer: LinkAnswer<Subject>) {
  if (answer.kind === 'open') return data({ subject: answer.subject, refused: null });
  return data({ subject: null, refused: answer.kind }, REFUSED[answer.kind]);
}
