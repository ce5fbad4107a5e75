/**
 * Where the open page came from: the network, or the worker because the network was slow or didn't answer. 'no-worker'
 * says that the shop has switched workers off.
 */
export type PageOrigin = 'network' | 'kept-slow' | 'kept-offline' | 'no-worker';

const ORIGINS = {
  'kept-slow': 'kept-slow',
  'kept-offline': 'kept-offline',
  'offline-off': 'no-worker',
} as const satisfies Record<string, PageOrigin>;

/** The worker and the server say it in `Server-Timing`, the only header that a script can read of its own page. */
export function pageOrigin(): PageOrigin {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return 'network';
  const known = entry.serverTiming.map(({ name }) => originNamed(name));
  return known.find((origin) => origin !== null) ?? 'network';
}

function originNamed(name: string): PageOrigin | null {
  return isKnown(name) ? ORIGINS[name] : null;
}

function isKnown(name: string): name is keyof typeof ORIGINS {
  return Object.hasOwn(ORIGINS, name);
}
