import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type S3Place, s3PlaceOf } from '#config/s3-place.ts';

const PROGRAM = fileURLToPath(new URL('s3-process.ts', import.meta.url));
const BUCKET = 'fotos';
/** The only key pair that it accepts; it checks every signature. */
const KEY = 'S3RVER';

export type S3Server = {
  /** A value for `S3_URL`, and its parts: the one bucket, and a folder in it that no other call gets. */
  newPlace(): { readonly url: string; readonly place: S3Place };
  /** Ends it at once; its files stay. */
  stop(): Promise<void>;
  /** Starts it again on the same port and files. */
  restart(): Promise<void>;
  clean(): void;
};

/** An independent S3 server on loopback that stores objects as files. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-s3-'));
  let { child, port } = await started(folder, '0');
  return {
    newPlace() {
      const url = `http://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}/${crypto.randomUUID()}`;
      const place = s3PlaceOf(url);
      if (place === null) throw new Error(`${url} is no place`);
      return { url, place };
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    async restart() {
      ({ child, port } = await started(folder, port));
    },
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function started(folder: string, wantedPort: string): Promise<{ child: ChildProcess; port: string }> {
  // Its page markers use a cipher that OpenSSL now counts as legacy.
  const flags = ['--openssl-legacy-provider', '--no-warnings'];
  const child = spawn(process.execPath, [...flags, PROGRAM, folder, wantedPort, BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the S3 server ended before it was ready');
  });
  const [port] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  ended.catch(() => undefined);
  return { child, port: String(port) };
}
