import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the present version. */
export const THIS_VERSION = ROOT;

/** What a shop is made of; tests and documents are not part of it. */
const PARTS = ['build', 'config', 'demo', 'domain', 'schemas', 'scripts', 'server', 'web'];
const FILES = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** The demo's photos are the most of its files, and no start of these shops asks for them. */
const IS_PHOTO = /\.(?:webp|avif|jpe?g|png)$/;

/** The present version in a folder of its own, built, without packages. */
export function aVersion(folder: string, change: (folder: string) => void = () => undefined): string {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const part of PARTS) {
    const filter = (path: string) => part !== 'demo' || !IS_PHOTO.test(path);
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter });
  }
  for (const file of [...FILES, '.cache/setup.json']) cpSync(join(ROOT, file), join(folder, file));
  change(folder);
  return folder;
}

/** Changes one of its files. */
export function edit(file: string, from: string, to: string): (folder: string) => void {
  return (folder) => {
    const source = readFileSync(join(folder, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not have: ${from}`);
    writeFileSync(join(folder, file), source.replace(from, to));
  };
}

/** A version whose schema has one column more. */
export const withOneMoreMigration = edit(
  'server/db/migrate.ts',
  '} satisfies Record<string, (engine: Engine) => Migration>;',
  `  '9001-one-more': () => ({
    up: async (db) => void (await db.schema.alterTable('orders').addColumn('one_more', 'text').execute()),
  }),
} satisfies Record<string, (engine: Engine) => Migration>;`,
);

/** The packages of this tree, under a name more. */
export function sharePackages(folder: string): void {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Builds what a change left unbuilt. */
export function build(folder: string): string {
  execFileSync(process.execPath, ['scripts/setup.mjs', 'build'], { cwd: folder, stdio: 'pipe' });
  return folder;
}

/** The version before the last migration, from the history of this repository, built. */
export function theLastLandedVersion(folder: string): string {
  return theVersionBefore('server/db/migrations', folder);
}

/** The last one whose migrations might do more than add, and which a newer schema stops. */
export function theLastStrictVersion(folder: string): string {
  return theVersionBefore('tests/upgrade/expand-and-contract.test.ts', folder);
}

/** The version before the last file that came to this place. */
function theVersionBefore(place: string, folder: string): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', place);
  if (added === '') throw new Error('the history of this repository is not here: git fetch --unshallow');
  git('clone', '--quiet', '--no-checkout', ROOT, folder);
  execFileSync('git', ['checkout', '--quiet', `${added}^`], { cwd: folder });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ROOT)) {
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')]);
    const { lock } = JSON.parse(readFileSync(join(ROOT, '.cache/setup.json'), 'utf8')) as { lock: string };
    mkdirSync(join(folder, '.cache'));
    writeFileSync(join(folder, '.cache/setup.json'), JSON.stringify({ lock }));
  }
  return build(folder);
}

/** A repository whose tag is the last commit of this tree. */
export function aRepositoryWith(tag: string, folder: string): string {
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, folder]);
  execFileSync('git', ['tag', tag], { cwd: folder });
  return folder;
}
