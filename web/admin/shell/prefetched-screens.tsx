import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import type { Role } from '#domain/accounts/roles.ts';
import { savesData } from '#web/ui/saves-data.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { lackedAt } from './forbidden-section.ts';
import { askForScreen } from './screen-data.ts';
import { SCREENS_BY_USE } from './screens-by-use.ts';
import { useRole } from './use-role.tsx';

/** Between two screens, in ms: what a person does meanwhile must not wait for their code. */
const APART_MS = 500;

/** The router learns its routes a moment after the page has come, and never those to which no link on the page leads. */
const MAX_LOOKS = 60;

/**
 * Fetches and runs a screen's code before its tap: at once for a link that the pointer or the focus comes to; for the menu's
 * other screens, one by one, from the first sign of a person on. A press asks for the screen's data. Links in the head would
 * only fetch, and the page would be styled anew for each.
 */
export function PrefetchedScreens() {
  const role = useRole();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  useEffect(() => {
    const left = new AbortController();
    const fetched = new Set<string>();
    let isSomeoneThere = false;
    let looksLeft = MAX_LOOKS;
    const waiting = savesData() ? [] : SCREENS_BY_USE.filter((path) => lackedAt(path, role) === null);

    function fetchCode(path: string): void {
      const matches = router?.match(path);
      if (!matches || fetched.has(path)) return;
      fetched.add(path);
      const shown = new Set(router?.state.matches.map(({ route }) => route.id));
      const routes = matches.filter(({ route }) => !shown.has(route.id));
      for (const { route } of routes) {
        const { module, imports = [], css = [] } = manifest?.routes[route.id] ?? {};
        // Without it the tap fetches the code itself.
        for (const file of module === undefined ? [] : [module, ...imports])
          import(/* @vite-ignore */ file).catch(() => undefined);
        for (const href of css.filter((sheet) => !fetched.has(sheet))) {
          fetched.add(href);
          fetch(href).catch(() => undefined);
        }
      }
    }

    function fetchNextWhenIdle(): void {
      setTimeout(() => whenIdle(fetchNext), APART_MS);
    }

    function fetchNext(): void {
      if (left.signal.aborted) return;
      // A screen that waits for its data must not share the processor.
      if (router?.state.navigation.state === 'idle') {
        const next = waiting.findIndex((path) => router.match(path));
        if (next >= 0) waiting.splice(next, 1).forEach(fetchCode);
        else looksLeft -= 1;
      }
      if (waiting.length > 0 && looksLeft > 0) fetchNextWhenIdle();
    }

    function fetchApproached({ target }: Event): void {
      const link = dashboardLinkAt(target, role);
      if (link !== null) fetchCode(link.pathname);
      if (!isSomeoneThere) fetchNextWhenIdle();
      isSomeoneThere = true;
    }

    function askForPressed({ target, button }: PointerEvent): void {
      const link = dashboardLinkAt(target, role);
      if (link !== null && button === 0) askForScreen(link, role);
    }

    const signs = { passive: true, signal: left.signal };
    document.addEventListener('pointerover', fetchApproached, signs);
    document.addEventListener('focusin', fetchApproached, signs);
    document.addEventListener('pointerdown', askForPressed, signs);
    return () => left.abort();
  }, [role, router, manifest]);
  return null;
}

/** The link there to a screen that the role may open. */
function dashboardLinkAt(target: EventTarget | null, role: Role): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
  const isOpen = link?.pathname.startsWith('/hilvanDash') && lackedAt(link.pathname, role) === null;
  return isOpen ? link : null;
}
