import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What `npm run test:storm` runs: shoppers by the hundred for a minute, and the faults and attacks in their long form.
 * One after another, because each is to have the machine to itself.
 */
const FOLDERS = ['tests/storm', 'tests/fault', 'tests/attack', 'tests/scale'];

const { NODE_ENV: _mode, ...env } = process.env;
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'server', '--maxWorkers=1', ...FOLDERS, ...process.argv.slice(2)],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit', env: { ...env, STORM: '1' } },
);
process.exitCode = status ?? 1;
