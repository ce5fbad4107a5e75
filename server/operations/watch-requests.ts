import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { createRequestDurations } from './request-durations.ts';

/** Milliseconds from which on an answer is worth a line of its own. */
const SLOW_MS = 1000;

/** Answers for as long as somebody listens. */
const ENDLESS = '/api/events';

/** Says in every answer what its request is called, counts it, and logs what somebody may want to look into. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  const durations = createRequestDurations();
  metrics.add(durations.metrics);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (route === ENDLESS) return;
    const durationMs = reply.elapsedTime;
    const { statusCode: status } = reply;
    durations.add({ method: request.method, route, status, durationMs });
    if (!isWorthALine(request, reply)) return;
    request.log.info({ method: request.method, route, status, ms: Math.round(durationMs) }, 'request');
  });
}

function isWorthALine({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return statusCode >= 500 || elapsedTime >= SLOW_MS || (isWrite && statusCode >= 400);
}
