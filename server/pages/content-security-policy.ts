import { createHash } from 'node:crypto';
import type { StoreConfig } from '#config/store.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: scripts run only if they are our files or have one of the page's own hashes. Only what was
 * rendered with the nonce is the page's own: markup that slipped into a page would name no script of its own by it.
 * Inline style attributes are allowed, because components place themselves by them; style elements are not.
 */
export function contentSecurityPolicy(
  { html, nonce }: { html: string; nonce: string },
  store: StoreConfig,
): string {
  const own = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) =>
    attributes?.includes(marked(nonce)),
  );
  const hashes = own.map(([, , code = '']) => `'sha256-${sha256(code)}'`);
  const photoHosts = store.imageHosts.map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
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

/** The page as it is sent: browsers know its scripts by their hashes. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(marked(nonce), '');
}

function marked(nonce: string): string {
  return ` nonce="${nonce}"`;
}

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
