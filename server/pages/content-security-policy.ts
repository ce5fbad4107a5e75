import { hash } from 'node:crypto';
import type { StoreConfig } from '#config/store.ts';
import type { StyleSheet } from './inline-styles.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

type PolicyOf = {
  readonly html: string;
  readonly nonce: string;
  /** The style sheets whose rules stand in the page. */
  readonly sheets: readonly Pick<StyleSheet, 'source'>[];
};

/**
 * The policy of one page. Only the shop's script files and the page's own inline scripts (by their hashes) may run. A
 * script is the page's own if it was rendered with the nonce, which injected markup can't know. Inline style attributes
 * are allowed, because components position themselves with them; style elements only for the sheets of the build.
 */
export function contentSecurityPolicy({ html, nonce, sheets }: PolicyOf, store: StoreConfig): string {
  const own = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) =>
    attributes?.includes(marked(nonce)),
  );
  const hashes = own.map(([, , code = '']) => `'sha256-${sha256(code)}'`);
  const photoHosts = store.imageHosts.map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src ${["'self'", ...sheets.map(({ source }) => source)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...photoHosts].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(store.map.embedUrl).origin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page to send, without nonces: browsers identify its scripts by their hashes. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(marked(nonce), '');
}

function marked(nonce: string): string {
  return ` nonce="${nonce}"`;
}

function sha256(code: string): string {
  return hash('sha256', code, 'base64');
}
