import { cp, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { CommandFault } from '../report-fault.ts';
import { draftOf, type Installation, markRelease } from './installation.ts';
import { runIn } from './run-in.ts';

const TAG = /^\w[\w./-]*$/;

/** What of a folder belongs to its own installation. */
const LEFT = /^(?:node_modules|data|\.git|\.cache(?!$|\/setup\.json$))(?:\/|$)/;

/** Where the set-up says what is installed and built, so that it does neither twice. */
const STATE = join('.cache', 'setup.json');

/**
 * Brings a version beside the current one: a tag of the repository from which that one was cloned, or a copy of a folder.
 * @returns its folder, without its packages
 */
export async function bringRelease(installation: Installation, wanted: string, now: number): Promise<string> {
  const given = resolve(process.env.INIT_CWD ?? '.', wanted);
  const isFolder = (await stat(given).catch(() => null))?.isDirectory() === true;
  const name = isFolder
    ? new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)
    : wanted.replaceAll('/', '-');
  const folder = `${installation.link}-${name}`;
  if (folder === installation.current) throw new CommandFault(`${wanted} ya es la versión de la tienda`);
  if ((await stat(folder).catch(() => null)) !== null)
    throw new CommandFault(`${folder} ya existe, y no lo hizo una actualización: muévelo de ahí`);
  const draft = draftOf(installation);
  await (isFolder ? copyFolder(given, draft) : cloneTag(installation, wanted, draft));
  await markRelease(draft, { from: isFolder ? given : wanted, former: installation.current });
  await rename(draft, folder);
  return folder;
}

async function copyFolder(given: string, draft: string): Promise<void> {
  const manifest = await readFile(join(given, 'package.json'), 'utf8').catch(() => '{}');
  // Safe because every version of the program has it.
  if ((JSON.parse(manifest) as { name?: string }).name !== 'hilvan')
    throw new CommandFault(`en ${given} no hay ninguna versión del programa`);
  await cp(given, draft, { recursive: true, filter: (path) => !LEFT.test(relative(given, path)) });
}

async function cloneTag({ current }: Installation, tag: string, draft: string): Promise<void> {
  if (!TAG.test(tag)) throw new CommandFault(`${tag} no es una carpeta ni el nombre de una versión`);
  const git = (folder: string, args: readonly string[]) => runIn({ folder, command: 'git', args });
  const origin = await git(current, ['remote', 'get-url', 'origin']).catch(() => {
    throw new CommandFault(`${current} no viene de un repositorio: da la carpeta de la versión nueva`);
  });
  const options = ['--quiet', '--depth', '1', '--branch', tag, '-c', 'advice.detachedHead=false'];
  await git(current, ['clone', ...options, '--', origin.trim(), draft]);
}

/** Installs and builds it. The packages of the current version serve where the lock file is the same. */
export async function buildRelease({ current }: Installation, folder: string): Promise<void> {
  const lockOf = (place: string) => readFile(join(place, 'package-lock.json'), 'utf8');
  if ((await lockOf(current)) === (await lockOf(folder))) await sharePackages(current, folder);
  await runIn({ folder, command: process.execPath, args: ['scripts/setup.mjs', 'build'] });
}

/** Two names for each file: an installation replaces files, and never writes into them. */
async function sharePackages(current: string, folder: string): Promise<void> {
  const packages = [join(current, 'node_modules'), join(folder, 'node_modules')];
  await runIn({ folder, command: 'cp', args: ['-al', ...packages] });
  await mkdir(join(folder, '.cache'), { recursive: true });
  const { lock } = await stateIn(current);
  await writeFile(join(folder, STATE), JSON.stringify({ ...(await stateIn(folder)), lock }));
}

async function stateIn(folder: string): Promise<{ lock?: string }> {
  const text = await readFile(join(folder, STATE), 'utf8').catch(() => '{}');
  // Safe because only the set-up writes it, and it reads it with the same care.
  return JSON.parse(text) as { lock?: string };
}
