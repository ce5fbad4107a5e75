import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './running-server.ts';

const OWN_VIEW = ['unshare', '--mount', '--map-root-user'];

/** Whether a process may have its own view of the disks here. Containers often forbid it. */
export function allowsOwnMounts(): boolean {
  const [command = '', ...rest] = OWN_VIEW;
  return spawnSync(command, [...rest, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

/** A launcher for `runServer`: it runs shell commands whose mounts only the server sees. */
export function withMounts(script: string): string[] {
  return [...OWN_VIEW, 'sh', '-c', `${script} && exec "$@"`, 'sh'];
}

/** The path of a server's file as the server sees it, which may be on a disk of its own. */
export function pathInside({ process: { pid }, dataDir }: RunningServer, name: string): string {
  return join(`/proc/${pid}/root`, dataDir, name);
}

/** Copies the embedded database to a folder where the test can open it. */
export function copyDatabase(server: RunningServer, folder: string): void {
  for (const name of ['hilvan.sqlite', 'hilvan.sqlite-wal']) {
    writeFileSync(join(folder, name), readFileSync(pathInside(server, name)));
  }
}
