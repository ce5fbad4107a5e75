import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a tool of ours to its end, for all to see; whether it ended well. */
export function runTool(command: string, args: readonly string[]): boolean {
  const started = Date.now();
  // Colours would hide the closing line from whoever reads it.
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...env } = process.env;
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, NO_COLOR: '1' },
  });
  console.log(`${command}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return status === 0;
}

/** The same for a tool that leaves a report, which has the shape its caller knows; `null` when it left none. */
export function runForReport<Report>(
  command: string,
  args: readonly string[],
  file: string,
): { isGood: boolean; report: Report | null } {
  const place = `${ROOT}${file}`;
  mkdirSync(dirname(place), { recursive: true });
  rmSync(place, { force: true });
  const isGood = runTool(command, args);
  try {
    return { isGood, report: JSON.parse(readFileSync(place, 'utf8')) as Report };
  } catch {
    return { isGood, report: null };
  }
}
