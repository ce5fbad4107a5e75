import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';

/** Where pages come from: the build that the set-up made, or Vite while they are being written. */
export type PagesSource =
  | { readonly mode: 'production'; readonly build: ServerBuild; readonly clientDir: string }
  | { readonly mode: 'development'; readonly build: () => Promise<ServerBuild> };

const BUILD = new URL('../../build/', import.meta.url);

/** The built pages. @throws when nothing was built */
export async function builtPages(): Promise<PagesSource> {
  // The build is made by the set-up, so the compiler does not know it; its shape is React Router's own.
  const build = (await import(/* @vite-ignore */ new URL('server/index.js', BUILD).href)) as ServerBuild;
  return { mode: 'production', build, clientDir: fileURLToPath(new URL('client', BUILD)) };
}
