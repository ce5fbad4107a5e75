import { lstat, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CommandFault } from '../report-fault.ts';

/** A shop that can be updated: a link to the folder of the version that runs, with the folders of others beside it. */
export type Installation = {
  /** What the service names: '/opt/hilvan'. */
  readonly link: string;
  /** The folder to which it leads: '/opt/hilvan-v1.2.0'. */
  readonly current: string;
};

/** What a folder that an update made says of itself. */
type Release = { readonly from: string; readonly former: string };

/** @param root of the program that runs; a shell may still stand in a version that is no longer the current one */
export async function findInstallation(root: string): Promise<Installation> {
  const own = await realpath(root);
  const parent = dirname(own);
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isSymbolicLink() || !basename(own).startsWith(`${entry.name}-`)) continue;
    const link = join(parent, entry.name);
    return { link, current: await realpath(link) };
  }
  throw new CommandFault(
    `la tienda tiene que servirse por un enlace, y ninguno lleva a ${own}. Haz uno, una sola vez: mv ${own} ${own}-1 && ln -s ${basename(own)}-1 ${own}`,
  );
}

/** Leads the link to another folder; at every moment it leads to one of both. */
export async function pointTo({ link }: Installation, folder: string): Promise<void> {
  const draft = `${link}.update-link`;
  await rm(draft, { force: true });
  await symlink(basename(folder), draft);
  await rename(draft, link);
}

/** `null` for a folder that no update made. */
export async function releaseIn(folder: string): Promise<Release | null> {
  const text = await readFile(join(folder, '.cache', 'release.json'), 'utf8').catch(() => null);
  // Safe because only the next function writes it.
  return text === null ? null : (JSON.parse(text) as Release);
}

export async function markRelease(folder: string, release: Release): Promise<void> {
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(join(folder, '.cache', 'release.json'), JSON.stringify(release));
}

/** The version from before the current one. */
export async function formerOf({ current }: Installation): Promise<string> {
  const release = await releaseIn(current);
  if (release === null) throw new CommandFault('no hay una versión anterior a la que volver');
  const isThere = await lstat(release.former).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new CommandFault(`la versión anterior ya no está en ${release.former}`);
  return release.former;
}

/** Removes the versions that updates made, but for the current one and the one before it, and what killed updates left. */
export async function removeOldReleases({ link, current }: Installation): Promise<void> {
  const kept = [current, (await releaseIn(current))?.former];
  const names = await readdir(dirname(link));
  const beside = names.filter((name) => name.startsWith(`${basename(link)}-`));
  for (const folder of beside.map((name) => join(dirname(link), name))) {
    if (kept.includes(folder) || (await releaseIn(folder)) === null) continue;
    await rm(folder, { recursive: true, force: true });
  }
  await rm(draftOf({ link }), { recursive: true, force: true });
}

/** Where a version lies until it says what it is. */
export function draftOf({ link }: Pick<Installation, 'link'>): string {
  return `${link}.update-draft`;
}
