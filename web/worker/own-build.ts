import type { WorkerBuild } from './worker-build.ts';

/** Written into the worker by `scripts/build-worker.ts`. */
declare const BUILD: WorkerBuild;

export const OWN_BUILD: WorkerBuild = BUILD;
