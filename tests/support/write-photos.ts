import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { imageFolder, originalPath } from '#server/images/image-store.ts';

/** Puts a file for each of these photos ('/images/…') into a shop's folder, so that its API knows them. */
export function writePhotos({ dataDir }: { dataDir: string }, urls: readonly string[]): void {
  mkdirSync(imageFolder(dataDir), { recursive: true });
  for (const url of urls) writeFileSync(originalPath(dataDir, basename(url)), 'no es más que un nombre');
}
