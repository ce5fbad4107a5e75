import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer as createVite } from 'vite';
import { readEnv } from '#config/env.ts';
import type { RunningServer } from '#server/start-server.ts';
import { passOn } from './pass-on.ts';
import { reportFault } from './report-fault.ts';

/** The server's files. Page files are replaced in place by Vite. */
const SERVER_FILES = /^(?:config|demo|domain|schemas|server)\/.*(?<!\.test)\.(?:ts|json)$/;

/** Files saved within this time count as one change. */
const DEBOUNCE_MS = 100;

// Stack traces then name lines of our files instead of Vite's output.
process.setSourceMapsEnabled(true);

// Vite and this port outlive the server: while it restarts, open pages wait instead of failing.
const door = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: door } },
});
let shop: RunningServer | null = null;
let changes = 0;
let work = Promise.resolve();

try {
  const { host, port } = readEnv(process.env);
  door.listen(port, host);
  await once(door, 'listening');
} catch (error) {
  reportFault('No se puede empezar', error);
  process.exit();
}

door.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    await work;
    if (shop !== null) return passOn(request, response, shop.url);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('El servidor no arrancó: la terminal dice por qué.');
  });
});
vite.watcher.on('all', (_event, path) => {
  const file = relative(vite.config.root, path);
  if (SERVER_FILES.test(file)) void startAgain(file);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());

work = start();
await work;
console.log(`Hilván atiende en ${ownUrl()}`);

async function startAgain(file: string): Promise<void> {
  changes += 1;
  const change = changes;
  await delay(DEBOUNCE_MS);
  if (change !== changes) return;
  console.log(`Cambió ${file}: el servidor arranca de nuevo`);
  work = work.then(start);
}

/** Restarts the server from the current files; if they can't be loaded, the old one stays. */
async function start(): Promise<void> {
  try {
    const { startDevShop } = await loadedAnew();
    const isFirst = shop === null;
    await shop?.close();
    shop = null;
    shop = await startDevShop(vite);
    // Vite keeps the word for the first page that comes, which would load twice.
    if (!isFirst) vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    // Vite has told the terminal; this tells the pages.
    vite.ws.send({ type: 'error', err: { message, stack } });
  }
}

async function loadedAnew() {
  // Vite evaluates the changed modules; the result has the module's own shape.
  return (await vite.ssrLoadModule('/scripts/dev-shop.ts')) as typeof import('./dev-shop.ts');
}

function ownUrl(): string {
  // A server that listens on a port has an address of this type.
  const { address, port } = door.address() as AddressInfo;
  return `http://${address}:${port}`;
}

async function end(): Promise<void> {
  await work;
  await Promise.all([shop?.close(), vite.close()]);
  process.exit(0);
}
