import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { CommandFault } from '../report-fault.ts';
import serverProcess from '../server-process.json' with { type: 'json' };
import { nodeOf, type Owner } from './run-in.ts';

/** Ends the server with whoever started it, also with one that is killed: the pipe to it closes. */
const WITH_ITS_PARENT = '{ "$@"; echo "ended: $?"; } & read -r _; kill -TERM 0';

type Copy = { readonly folder: string; readonly env: NodeJS.ProcessEnv; readonly owner: Owner };

/** Starts a version on a copy of the shop, looks that it serves, and ends it. @throws CommandFault with its last words */
export async function serveOnCopy({ folder, env, owner }: Copy): Promise<void> {
  const operations = await freePort();
  const args = [nodeOf(folder), ...serverProcess.flags, 'build/app/main.js'];
  const server = spawn('sh', ['-c', WITH_ITS_PARENT, 'sh', ...args], {
    cwd: folder,
    env: {
      ...env,
      NODE_ENV: 'production',
      OPERATIONS_PORT: String(operations),
      OPERATIONS_HOST: '127.0.0.1',
    },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...owner,
  });
  const closed = once(server, 'close');
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  try {
    const url = await addressOf(createInterface({ input: server.stdout }));
    if (url === null) throw new CommandFault(`no arranca: ${said.trim()}`);
    for (const asked of [
      `http://127.0.0.1:${operations}/ready`,
      `${url}/`,
      `${url}/api/items?page=1&size=5`,
    ]) {
      const { status } = await fetch(asked);
      if (status !== 200)
        throw new CommandFault(`arranca, y contesta ${status} en ${new URL(asked).pathname}`);
    }
  } finally {
    server.stdin.end();
    await closed;
  }
}

/** The line of a server that is ready ends with its address; `null` if it ends before. */
async function addressOf(lines: AsyncIterable<string>): Promise<string | null> {
  for await (const line of lines) {
    if (line.startsWith('ended: ')) return null;
    const url = /https?:\/\/[^\s"]+$/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  return null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
