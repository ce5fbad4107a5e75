import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Headers that mean nothing on a script, style or font; on the twenty files of a first view they cost six kilobytes. */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/** The browser's files. Those under `/assets` have a hash in their name and never change. */
export async function staticFiles(app: FastifyInstance, { clientDir }: { clientDir: string }): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isAsset = path.includes('/client/assets/');
      reply.header('cache-control', isAsset ? ONE_YEAR : ONE_DAY);
      if (isAsset) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
    },
  });
}
