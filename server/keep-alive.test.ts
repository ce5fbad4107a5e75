import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { startKeepAlive } from './keep-alive.ts';

async function site(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/health`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, url, close };
}

/** A log that keeps what it was told, and says when it was told something. */
function aLog() {
  const warnings: unknown[] = [];
  const warned = Promise.withResolvers<void>();
  const warn = (...entry: unknown[]) => {
    warnings.push(entry);
    warned.resolve();
  };
  return { log: { warn }, warnings, warned: warned.promise };
}

test('calls the address again and again, and logs no good answer [API-021 API-G01]', async () => {
  const { server, url, close } = await site((_request, response) => response.end('{"status":"ok"}'));
  const { log, warnings } = aLog();
  const keepAlive = startKeepAlive({ url, log, everyMs: 5 });
  for (let calls = 0; calls < 3; calls += 1) {
    const [request] = await once(server, 'request');
    expect(request).toMatchObject({ method: 'GET', url: '/api/health' });
  }
  keepAlive.stop();
  close();
  expect(warnings).toEqual([]);
});

test.each([
  ['no JSON', 200, 'hola'],
  ['an error', 503, '{}'],
])(
  '%s for an answer is only logged, and the next call follows [API-021 ERR-004]',
  async (_what, status, body) => {
    const { server, url, close } = await site((_request, response) => response.writeHead(status).end(body));
    const { log, warnings, warned } = aLog();
    const keepAlive = startKeepAlive({ url, log, everyMs: 5 });
    await warned;
    await once(server, 'request');
    keepAlive.stop();
    close();
    expect(warnings[0]).toEqual([{ err: expect.any(Error) }, 'keep-alive failed']);
  },
);

test('an unreachable site is only logged [API-021 ERR-004]', async () => {
  const { url, close } = await site((_request, response) => response.end());
  close();
  const { log, warned } = aLog();
  const keepAlive = startKeepAlive({ url, log, everyMs: 5 });
  await warned;
  keepAlive.stop();
});

test('stopping aborts a running call silently [API-021]', async () => {
  const ended = Promise.withResolvers<void>();
  const { server, url, close } = await site((_request, response) => {
    response.once('close', ended.resolve);
  });
  const { log, warnings } = aLog();
  const keepAlive = startKeepAlive({ url, log, everyMs: 5 });
  await once(server, 'request');
  keepAlive.stop();
  await ended.promise;
  close();
  expect(warnings).toEqual([]);
});
