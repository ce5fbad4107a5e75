import { hash } from 'node:crypto';
import type { StoreConfig } from '#config/store.ts';

type Sources = {
  /** The page's own inline scripts. */
  readonly scripts: readonly string[];
  /** The style sheets whose rules stand in the page. */
  readonly styles: readonly string[];
};

/**
 * The policy of one page. Only the shop's script files and the page's own inline scripts (by their hashes) may run. Inline
 * style attributes are allowed, because components position themselves with them; style elements only for the sheets of
 * the build.
 */
export function contentSecurityPolicy({ scripts, styles }: Sources, store: StoreConfig): string {
  const photoHosts = store.imageHosts.map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(scripts)].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...photoHosts].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${store.map.embedUrl === '' ? "'none'" : new URL(store.map.embedUrl).origin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** How the policy names an inline script or style element. */
export function hashSource(content: string | Buffer): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}
