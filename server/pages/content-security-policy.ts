import { createHash } from 'node:crypto';
import type { StoreConfig } from '#config/store.ts';

/** Structured data is read by others and run by nobody, so the policy has nothing to allow. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: scripts run only if they are our files or have one of the page's own hashes. Inline style
 * attributes are allowed, because components place themselves by them; style elements are not.
 */
export function contentSecurityPolicy(html: string, store: StoreConfig): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => `'sha256-${sha256(code)}'`);
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

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
