import type { IncomingMessage } from 'node:http';

/**
 * The priority of a request under overload, highest first: writes (orders, messages, prices), reads of the API, pages,
 * and photos, which a page can do without.
 */
export type Priority = 'write' | 'data' | 'page' | 'image';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const IMAGES = /^\/(?:images|art|brands|colours)\//;

/** `null` for health checks, which are always answered: their callers would take a busy process for dead. */
export function priorityOf({ method = 'GET', url = '/' }: IncomingMessage): Priority | null {
  if (!READS.has(method)) return 'write';
  if (url === '/api/health') return null;
  if (url.startsWith('/api/')) return 'data';
  return IMAGES.test(url) ? 'image' : 'page';
}
