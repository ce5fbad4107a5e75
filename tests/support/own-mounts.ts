import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './running-server.ts';

const OWN_VIEW = ['unshare', '--mount', '--map-root-user'];

/** Whether this machine lets a process have its own view of the disks. Containers often don't. */
export function allowsOwnMounts(): boolean {
  const [command = '', ...rest] = OWN_VIEW;
  return spawnSync(command, [...rest, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

/** A launcher for `runServer`: it runs shell commands that see and change mounts which nobody else sees. */
export function withMounts(script: string): string[] {
  return [...OWN_VIEW, 'sh', '-c', `${script} && exec "$@"`, 'sh'];
}

/** A file of the server's, as the server sees it: it may be on a disk that only the server has. */
export function pathInside({ process: { pid }, dataDir }: RunningServer, name: string): string {
  return join(`/proc/${pid}/root`, dataDir, name);
}

/** Copies the embedded database out to where it can be opened. */
export function copyDatabase(server: RunningServer, folder: string): void {
  for (const name of ['hilvan.sqlite', 'hilvan.sqlite-wal']) {
    writeFileSync(join(folder, name), readFileSync(pathInside(server, name)));
  }
}
