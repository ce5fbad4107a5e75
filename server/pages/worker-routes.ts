import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTag, isKnownTag } from '#server/http/etag.ts';
import { appManifest } from './app-manifest.ts';

/** Files are public and left out of the API's description. */
const HIDDEN = { config: { access: 'public' }, schema: { hide: true } } as const;

/** What a worker may fetch is decided by its own policy, not by that of the pages. */
const POLICY = "default-src 'self'";

/** Removes the shop's worker and all that it kept. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

type WorkerOptions = {
  readonly clientDir: string;
  /** Whether browsers may keep pages; if not, the worker that removes them is sent. */
  readonly isOfflineOn: boolean;
};

/** The service worker, for which browsers ask at every visit (OFFLINE-003), and the manifest of the shop as an app. */
export async function workerRoutes(
  app: FastifyInstance,
  { clientDir, isOfflineOn }: WorkerOptions,
): Promise<void> {
  const built = join(clientDir, '..', 'worker', 'sw.js');
  const worker = isOfflineOn ? await readFile(built) : Buffer.from(REMOVAL);
  const etag = contentTag(worker);
  app.get('/manifest.webmanifest', HIDDEN, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(appManifest(request.verbs().store))),
  );
  app.get('/sw.js', HIDDEN, (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, etag });
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(worker);
  });
}

/**
 * The kill switch, on every page and file: a worker that sees it removes itself, and pages register none. A proxy can
 * send the same header in an emergency.
 */
export async function switchWorkerOff(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('server-timing', 'offline-off');
}
