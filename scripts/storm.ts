import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The steps of `npm run test:storm`: hundreds of shoppers for a minute, the long form of faults and attacks, and
 * what a usual run tries on one engine on both. They run one after another, because each needs the whole machine.
 */
const FOLDERS = ['tests/storm', 'tests/fault', 'tests/attack', 'tests/scale', 'tests/upgrade', 'server'];

const { NODE_ENV: _mode, ...env } = process.env;
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'server', '--maxWorkers=1', ...FOLDERS, ...process.argv.slice(2)],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit', env: { ...env, STORM: '1' } },
);
process.exitCode = status ?? 1;
