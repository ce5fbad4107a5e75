import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';

/** The source of pages: the build in production, Vite in development. */
export type PagesSource =
  | { readonly mode: 'production'; readonly build: ServerBuild; readonly clientDir: string }
  | { readonly mode: 'development'; readonly build: () => Promise<ServerBuild> };

const BUILD = new URL('../../build/', import.meta.url);

/** The built pages. @throws without a build */
export async function builtPages(): Promise<PagesSource> {
  // The build does not exist at compile time; its type is React Router's own.
  const build = (await import(/* @vite-ignore */ new URL('server/index.js', BUILD).href)) as ServerBuild;
  return { mode: 'production', build, clientDir: fileURLToPath(new URL('client', BUILD)) };
}
