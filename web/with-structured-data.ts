const END_OF_HEAD = '</head>';

/**
 * A page with what search engines read of it at the end of its head (SEO-004). React leaves elements there that it did not
 * render.
 */
export function withStructuredData(html: string, described: readonly object[]): string {
  const end = html.indexOf(END_OF_HEAD);
  const scripts = described.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`);
  return end === -1 ? html : html.slice(0, end) + scripts.join('') + html.slice(end);
}

/** JSON that can't end the element that it stands in. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
