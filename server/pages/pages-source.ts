import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';

/** The source of pages: the build in production, Vite in development. */
export type PagesSource =
  | { readonly mode: 'production'; readonly build: ServerBuild; readonly clientDir: string }
  | { readonly mode: 'development'; readonly build: () => Promise<ServerBuild> };

/** The built pages. @throws without a build */
export async function builtPages(): Promise<PagesSource> {
  const build = await import('#build/server/index.js');
  return {
    mode: 'production',
    build,
    clientDir: fileURLToPath(new URL('../../build/client', import.meta.url)),
  };
}
