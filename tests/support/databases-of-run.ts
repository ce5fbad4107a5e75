import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a PostgreSQL that all tests of this run share; each makes databases of its own in it. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL before the server's tests and ends it after them. */
export default async function onePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
