import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#server/http/metrics.ts';
import { createRequestDurations } from './request-durations.ts';

/** From this duration on, in ms, an answer is logged. */
const SLOW_MS = 1000;

/** The event stream, which ends with its client. */
const ENDLESS = '/api/events';

/** Adds the request id to every answer, counts answers, and logs slow and failed ones. */
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
