import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { ConfigurationError, type Env } from '#config/env.ts';
import { createMetrics, type Metrics } from '#server/http/metrics.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { type Readiness, type ReadinessWatch, watchReadiness } from './readiness.ts';

type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** Metrics and readiness for the shop's operators, on an address that visitors can't reach. */
export type Operations = {
  readonly metrics: Metrics;
  readonly readiness: ReadinessWatch;
  close(): void;
};

/**
 * Answers `/metrics`, `/ready` (everything works) and `/serving` (pages can be served, at least from memory) while the
 * process starts, serves and closes. Without an address it opens no server. @throws ConfigurationError
 */
export async function openOperations(address: Env['operations']): Promise<Operations> {
  const metrics = createMetrics();
  const readiness = watchReadiness();
  if (address === null) return { metrics, readiness, close: () => undefined };
  metrics.add(createProcessMetrics());
  const server = createServer(async ({ url }, response) => {
    const answer = await answerTo(url ?? '/', { metrics, readiness }).catch(() => FAILED);
    response.writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' });
    response.end(answer.body);
  });
  await listening(server, address);
  server.unref();
  return {
    metrics,
    readiness,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const PLAIN = 'text/plain; charset=utf-8';
const FAILED: Answer = { status: 500, type: PLAIN, body: 'failed\n' };

async function answerTo(
  url: string,
  { metrics, readiness }: Pick<Operations, 'metrics' | 'readiness'>,
): Promise<Answer> {
  const state = await readiness.now();
  switch (url) {
    case '/ready':
      return said(state, state === 'ready');
    case '/serving':
      return said(state, ['ready', 'no-database', 'read-only'].includes(state));
    case '/metrics':
      return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: await metrics.text() };
    default:
      return { status: 404, type: PLAIN, body: '/ready /serving /metrics\n' };
  }
}

function said(state: Readiness, isWell: boolean): Answer {
  return { status: isWell ? 200 : 503, type: 'application/json', body: JSON.stringify({ status: state }) };
}

async function listening(server: Server, { host, port }: NonNullable<Env['operations']>): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError([`OPERATIONS_PORT: no se puede atender en ${host}:${port}: ${reason}`]);
  }
}
