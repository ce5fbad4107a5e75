import type { IncomingMessage } from 'node:http';

/**
 * What a request is to the shop when not everybody can be served, the most important first: what somebody sends us
 * (orders, messages, a price), what the API tells, a page, a photo that a page can do without.
 */
export type Worth = 'write' | 'data' | 'page' | 'image';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const IMAGES = /^\/(?:images|art|brands|colours)\//;

/** `null` for what is answered however busy the process is, so that its guardians don't take it for dead. */
export function worthOf({ method = 'GET', url = '/' }: IncomingMessage): Worth | null {
  if (!READS.has(method)) return 'write';
  if (url === '/api/health') return null;
  if (url.startsWith('/api/')) return 'data';
  return IMAGES.test(url) ? 'image' : 'page';
}
