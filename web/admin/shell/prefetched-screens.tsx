import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import type { Role } from '#domain/accounts/roles.ts';
import { savesData } from '#web/ui/saves-data.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { ALL_SECTIONS } from './dashboard-sections.ts';
import { lackedAt } from './forbidden-section.ts';
import { askForScreen } from './screen-data.ts';
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

/**
 * Fetches the code and styles of screens before a tap asks for them: of the link that a finger, the pointer or the focus
 * comes to, and from the first of these signs of a person on, of the menu's screens while the browser is idle.
 */
export function PrefetchedScreens() {
  const role = useRole();
  const approach = useApproach();
  useDataAtTouch(role);
  const count = useIdleCount(approach === null ? 0 : BY_USE.length);
  const paths = new Set(BY_USE.slice(0, count));
  if (approach?.path) paths.add(approach.path);
  return [...paths]
    .filter((path) => lackedAt(path, role) === null)
    .map((path) => <PrefetchedScreen key={path} path={path} />);
}

/**
 * The router's own links (`PrefetchPageLinks`) leave out the styles, for which the request for a screen's data would wait,
 * and every shopper would fetch their code.
 */
function PrefetchedScreen({ path }: { path: string }) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  const shown = new Set(useMatches().map(({ id }) => id));
  const ids = (router?.match(path) ?? []).map(({ route }) => route.id).filter((id) => !shown.has(id));
  const routes = ids.flatMap((id) => manifest?.routes[id] ?? []);
  const scripts = new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return (
    <>
      {[...scripts].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {routes
        .flatMap(({ css }) => css ?? [])
        .map((href) => (
          <link key={href} rel="prefetch" as="style" href={href} crossOrigin="anonymous" />
        ))}
    </>
  );
}

/** Between two screens, in ms: what a person does meanwhile must not wait for their code. */
const APART_MS = 500;

/** Grows to `end` while the browser is idle; with `Save-Data` it stays 0. */
function useIdleCount(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= end || savesData()) return;
    const next = setTimeout(() => whenIdle(() => setCount(count + 1)), APART_MS);
    return () => clearTimeout(next);
  }, [count, end]);
  return count;
}

/** The path of the dashboard's link that was come to last, if any; `null` before a person came to anything. */
function useApproach(): { readonly path: string | null } | null {
  const [approach, setApproach] = useState<{ readonly path: string | null } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    function note({ target }: Event): void {
      const link = pageLinkAt(target);
      const path = link?.pathname.startsWith('/hilvanDash') ? link.pathname : null;
      setApproach((before) => (before === null || path !== null ? { path } : before));
    }
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, note, { passive: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return approach;
}

/** A press of a link asks for its screen's data, which are then on their way before the finger is lifted. */
function useDataAtTouch(role: Role): void {
  useEffect(() => {
    function ask({ target, button }: PointerEvent): void {
      const link = pageLinkAt(target);
      if (link === null || button !== 0 || lackedAt(link.pathname, role) !== null) return;
      askForScreen(link, role);
    }
    document.addEventListener('pointerdown', ask, { passive: true });
    return () => document.removeEventListener('pointerdown', ask);
  }, [role]);
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
}
