import { type ComponentType, useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigation } from 'react-router';
import { useRole } from '#web/admin/shell/use-role.tsx';
import { SECTIONS } from './desk-sections.ts';
import { lackedAt } from './forbidden-section.ts';

/**
 * What stands for the screen that was asked for, while its code and data arrive; `null` while none is asked for, or one
 * that the role may not open. The router itself keeps the old screen until then. Another list of the same screen keeps
 * its rows meanwhile.
 */
export function usePendingScreen(): { readonly pathname: string; readonly Loading: ComponentType } | null {
  const { pathname: shown } = useLocation();
  const pathname = useNavigation().location?.pathname;
  const role = useRole();
  if (pathname === undefined || pathname === shown || lackedAt(pathname, role) !== null) return null;
  const asked = SECTIONS.find(({ path }) => matchPath(path, pathname) !== null);
  return asked === undefined ? null : { pathname, Loading: asked.Loading };
}

/** Begins at its top, as the screen itself will. */
export function PendingScreen({ Loading }: { Loading: ComponentType }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return <Loading />;
}
