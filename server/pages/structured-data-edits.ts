import type { Edit } from './page-edits.ts';

/**
 * Puts what search engines read of a page at the end of its head (SEO-004). React leaves elements there that it did not
 * render.
 */
export function structuredDataEdits(page: Buffer, described: readonly object[]): readonly Edit[] {
  const end = page.indexOf('</head>');
  const scripts = described.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`);
  return end === -1 ? [] : [{ from: end, to: end, pieces: scripts.map((script) => Buffer.from(script)) }];
}

/** JSON that can't end the element that it stands in. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
