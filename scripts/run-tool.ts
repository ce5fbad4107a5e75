import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs one of our tools with its output in sight, and returns whether it succeeded. */
export function runTool(command: string, args: readonly string[]): boolean {
  const started = Date.now();
  // Colour codes would hide the last line from programs that read it.
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...env } = process.env;
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, NO_COLOR: '1' },
  });
  console.log(`${command}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return status === 0;
}

/** `runTool` for a tool that writes a JSON report, whose shape the caller knows; `null` when there is none. */
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
