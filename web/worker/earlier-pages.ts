import { FILES_CACHE, keptAt } from './kept-caches.ts';
import { removeOtherFiles } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The note stands among the files, and goes with those that only the noted pages need. */
const NOTE = '/__earlier-pages';

/** Ids of the pages, read once each time that the worker starts. */
let noted: Promise<readonly string[]> | undefined;

/**
 * Notes which open pages belong to the builds before this one: all that a worker serves at the moment of taking over.
 * @param pagesOfThisBuild ids of those that are of this build, though the earlier worker let them through
 */
export async function noteEarlierPages(pagesOfThisBuild: ReadonlySet<string>): Promise<void> {
  noted = writeNote(pagesOfThisBuild);
  await noted;
}

async function writeNote(pagesOfThisBuild: ReadonlySet<string>): Promise<readonly string[]> {
  const served = await self.clients.matchAll({ type: 'window' });
  const earlier = served.map(({ id }) => id).filter((id) => !pagesOfThisBuild.has(id));
  const cache = await caches.open(FILES_CACHE);
  await cache.put(NOTE, Response.json(earlier));
  return earlier;
}

/** Whether the page is of an earlier build: it gets its own files, and no data of this one. */
export async function isOfEarlierBuild(clientId: string): Promise<boolean> {
  noted ??= readNote();
  return (await noted).includes(clientId);
}

/** Removes the files of earlier builds once none of their pages is open. */
export async function removeEarlierFiles(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  // The next build's files stand in the same cache; its worker cleans up when it takes over.
  if (installing !== null || waiting !== null) return;
  const open = await self.clients.matchAll({ type: 'window' });
  const areOfEarlierBuild = await Promise.all(open.map(({ id }) => isOfEarlierBuild(id)));
  if (!areOfEarlierBuild.includes(true)) await removeOtherFiles(event);
}

async function readNote(): Promise<readonly string[]> {
  const note = await keptAt(NOTE, FILES_CACHE);
  // Safe because only this module writes it.
  return note === undefined ? [] : ((await note.json()) as string[]);
}
