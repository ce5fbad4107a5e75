import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy';
const CONFIGURATION = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url));

export type ShopProxy = {
  /** The visitors' address, without a slash at the end. */
  readonly url: string;
  readonly pid: number | undefined;
  /** Whether it sends requests to every process. */
  hasAllUp(): Promise<boolean>;
  stop(): Promise<void>;
};

type ProxyPorts = {
  readonly visitors: number;
  readonly operations: number;
  readonly shop: readonly number[];
};

/** HAProxy on loopback with the configuration that we recommend. */
export async function startProxy(ports: ProxyPorts): Promise<ShopProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configurationFor(ports));
  const child = spawn(PROGRAM, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  const ended = exit.then(() => Promise.reject(new Error('haproxy ended at its start')));
  await Promise.race([accepted(ports.visitors), ended]);
  ended.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${ports.visitors}`,
    pid: child.pid,
    async hasAllUp() {
      const table = await (await fetch(`http://127.0.0.1:${ports.operations}/;csv`)).text();
      const up = table.split('\n').filter((line) => /^shop,shop-.*,UP,/.test(line));
      return up.length === ports.shop.length;
    },
    async stop() {
      child.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** HAProxy prints nothing when it is ready, so this waits for its port. */
async function accepted(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(10);
  }
}

/** Our configuration with other ports; the servers stand at its end. */
function configurationFor({ visitors, operations, shop }: ProxyPorts): string {
  const lines = readFileSync(CONFIGURATION, 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${visitors}`)
    .replace('bind 127.0.0.1:8404', `bind 127.0.0.1:${operations}`)
    .split('\n')
    .filter((line) => !/^ *server /.test(line));
  const servers = shop.map((port, index) => `    server shop-${index} 127.0.0.1:${port}`);
  return [...lines, ...servers, ''].join('\n');
}
