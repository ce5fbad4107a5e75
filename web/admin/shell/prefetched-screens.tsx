import { use, useEffect, useState } from 'react';
import {
  PrefetchPageLinks,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router';
import { savesData } from '#web/ui/saves-data.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { ALL_SECTIONS } from './dashboard-sections.ts';
import { lackedAt } from './forbidden-section.ts';
import { useRole } from './use-role.tsx';

/** What is opened all day comes first. */
const BY_USE: readonly string[] = [
  ...new Set([
    '/hilvanDash/pedidos',
    '/hilvanDash/productos',
    '/hilvanDash',
    '/hilvanDash/clientes',
    '/hilvanDash/contacto',
    '/hilvanDash/precios',
    ...ALL_SECTIONS.map(({ path }) => path),
  ]),
];

/** A tap meanwhile waits for the files of one screen at most. In ms. */
const BETWEEN_SCREENS_MS = 400;

/**
 * Fetches the code and styles of screens before a tap asks for them: of the link that a finger, the pointer or the focus
 * comes to, and of the menu's screens, one after the other, while the browser has nothing else to do.
 */
export function PrefetchedScreens() {
  const role = useRole();
  const approached = useApproachedPath();
  const paths = new Set(BY_USE.slice(0, useIdleCount(BY_USE.length)));
  if (approached !== null) paths.add(approached);
  return [...paths]
    .filter((path) => lackedAt(path, role) === null)
    .map((path) => <PrefetchedScreen key={path} path={path} />);
}

/** The router's own links leave out the styles, for which the request for a screen's data would wait. */
function PrefetchedScreen({ path }: { path: string }) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const shown = new Set(useMatches().map(({ id }) => id));
  const ids = (router?.match(path) ?? []).map(({ route }) => route.id).filter((id) => !shown.has(id));
  return (
    <>
      <PrefetchPageLinks page={path} />
      {ids
        .flatMap((id) => routes?.[id]?.css ?? [])
        .map((href) => (
          <link key={href} rel="prefetch" as="style" href={href} />
        ))}
    </>
  );
}

/** Grows from 0 to `end` while the browser is idle; with `Save-Data` it stays 0. */
function useIdleCount(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === end || savesData()) return;
    const timer = setTimeout(() => whenIdle(() => setCount(count + 1)), BETWEEN_SCREENS_MS);
    return () => clearTimeout(timer);
  }, [count, end]);
  return count;
}

/** The path of the dashboard's link that a person is about to press; `null` before the first. */
function useApproachedPath(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    function approach({ target }: Event): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
      if (link?.pathname.startsWith('/hilvanDash')) setPath(link.pathname);
    }
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, approach, { passive: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return path;
}
