import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Count } from './count.ts';

/** The checks of `npm run check`; each reports its own findings. */
const CHECKS = [
  ['tipos', 'react-router typegen && tsc -p . && tsc -p tsconfig.domain.json && tsc -p tsconfig.worker.json'],
  ['estilo', 'biome check --error-on-warnings .'],
  ['paredes entre carpetas', 'npm run --silent walls'],
  ['código sin uso', 'knip --no-progress'],
] as const;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs every check and returns the names of the failed ones. */
function failedChecks(): string[] {
  return CHECKS.filter(([name, command]) => {
    const started = Date.now();
    const path = `${root}node_modules/.bin:${process.env.PATH}`;
    const env = { ...process.env, PATH: path, NO_COLOR: '1' };
    const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env });
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return status !== 0;
  }).map(([name]) => name);
}

export function countChecks(): Count {
  const failed = failedChecks().length;
  return { passed: CHECKS.length - failed, failed, tests: [] };
}

if (import.meta.main && failedChecks().length > 0) process.exitCode = 1;
