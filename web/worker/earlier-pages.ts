import { FILES_CACHE, keptAt } from './kept-caches.ts';
import { removeOtherFiles } from './kept-files.ts';
import { OWN_BUILD } from './own-build.ts';

declare const self: ServiceWorkerGlobalScope;

/** The notes stand among the files, and go with those that only the noted pages need. */
const NOTE = '/__earlier-pages';
const noteOf = (clientId: string, build: string) => `/__page-of/${build}/${clientId}`;

/** Ids of the pages, read once each time that the worker starts. */
let noted: Promise<readonly string[]> | undefined;

/** Notes that a page is of a later build than the worker that lets it through. */
export async function notePageOfBuild(clientId: string, build: string): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await cache.put(noteOf(clientId, build), new Response());
}

/** Whether the page was noted as one of this build. */
export async function isOfBuild(clientId: string, build: string): Promise<boolean> {
  return (await keptAt(noteOf(clientId, build), FILES_CACHE)) !== undefined;
}

/**
 * Notes which open pages belong to the builds before this one: all that a worker serves at the moment of taking over, but
 * for those that the earlier worker has noted as pages of this build.
 */
export async function noteEarlierPages(): Promise<void> {
  noted = writeNote();
  await noted;
}

async function writeNote(): Promise<readonly string[]> {
  const served = await self.clients.matchAll({ type: 'window' });
  const areOwn = await Promise.all(served.map(({ id }) => isOfBuild(id, OWN_BUILD.version)));
  const earlier = served.filter((_, index) => !areOwn[index]).map(({ id }) => id);
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
