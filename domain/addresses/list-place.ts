import type { LandingAddress } from './landing.ts';

// As the shop's routes have them.
const LISTS = [
  /^\/(?:filtros\/?)?$/i,
  /^\/categoria\/(?<section>[^/]+)(?:\/(?<subsection>[^/]+))?(?:\/(?<type>[^/]+))?\/?$/i,
  /^\/marca\/(?<brand>[^/]+)\/?$/i,
];

/** The place that the path of a list names; the home and '/filtros' name none. `null` for a page that is no list. */
export function listPlace(pathname: string): LandingAddress | null {
  const match = LISTS.map((pattern) => pattern.exec(pathname)).find((found) => found !== null);
  if (match === undefined) return null;
  try {
    const parts = Object.entries(match.groups ?? {}).filter(([, part]) => part !== undefined);
    return Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)]));
  } catch {
    return null;
  }
}
