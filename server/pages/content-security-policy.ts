import { hash } from 'node:crypto';
import type { StoreConfig } from '#config/store.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

type PolicyOf = {
  readonly html: string;
  readonly nonce: string;
  /** The sources of the style sheets whose rules stand in the page. */
  readonly styles: readonly string[];
};

/**
 * The policy of one page. Only the shop's script files and the page's own inline scripts (by their hashes) may run. A
 * script is the page's own if it was rendered with the nonce, which injected markup can't know. Inline style attributes
 * are allowed, because components position themselves with them; style elements only for the sheets of the build.
 */
export function contentSecurityPolicy({ html, nonce, styles }: PolicyOf, store: StoreConfig): string {
  const own = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) =>
    attributes?.includes(marked(nonce)),
  );
  const hashes = own.map(([, , code = '']) => hashSource(code));
  const photoHosts = store.imageHosts.map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
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

/** How the policy names an inline script or style element. */
export function hashSource(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

function marked(nonce: string): string {
  return ` nonce="${nonce}"`;
}
