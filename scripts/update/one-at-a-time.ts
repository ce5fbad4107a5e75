import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CommandFault } from '../report-fault.ts';
import type { Installation } from './installation.ts';

/** Does this work unless another update of the same shop is under way. One that was killed is none. */
export async function oneAtATime({ link }: Installation, work: () => Promise<void>): Promise<void> {
  const lock = `${link}.update.pid`;
  if (isRunning(holderOf(lock)))
    throw new CommandFault(`ya se está actualizando (si no es así, borra ${lock})`);
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  await work().finally(() => rmSync(lock, { force: true }));
}

function holderOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

function isRunning(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
