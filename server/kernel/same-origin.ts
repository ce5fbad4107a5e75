import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes with a visitor's cookies. Browsers name a request's source in `Origin` and
 * `Sec-Fetch-Site`; programs send neither and pass.
 * @throws Refusal 'foreign-origin'
 */
export async function assertSameOrigin(request: FastifyRequest): Promise<void> {
  if (READING.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && origin !== request.origin) throw new Refusal('foreign-origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign-origin');
}
