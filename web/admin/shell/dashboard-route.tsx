import '../admin.css';
import './dashboard.css';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { dropCatalogue } from '#web/catalogue/preload-catalogue.ts';
import { pageServices } from '#web/context.ts';
import { usePrefetchedDialogs } from '#web/ui/use-prefetched-dialogs.ts';
import { requireSession } from '../require-session.ts';
import type { Route } from './+types/dashboard-route.ts';
import { DashboardTopBar } from './dashboard-top-bar.tsx';
import { LeaveGuardProvider } from './leave-guard.tsx';
import { Sidebar } from './sidebar.tsx';
import { PendingCountProvider } from './use-pending-count.tsx';
import { ThemeProvider } from './use-theme.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  requireSession(context.get(pageServices), request);
  return null;
}

/** The session is not checked again here: after its end the next call answers 401. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function DashboardRoute() {
  usePrefetchedDialogs({ withToasts: true });
  useEffect(dropCatalogue, []);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => watchCovering(() => setIsMenuOpen(false)), []);

  function closeMenu(): void {
    setIsMenuOpen(false);
    menuButton.current?.focus();
  }

  return (
    <ThemeProvider>
      <PendingCountProvider>
        <div className="dashboard" data-menu={isMenuOpen ? 'open' : 'closed'}>
          <DashboardTopBar
            menuButton={menuButton}
            isMenuOpen={isMenuOpen}
            onToggle={() => setIsMenuOpen(!isMenuOpen)}
          />
          <Sidebar onChoose={() => covering().matches && closeMenu()} onClose={closeMenu} />
          <div className="dashboard-content relative">
            <LeaveGuardProvider>
              <Outlet />
            </LeaveGuardProvider>
          </div>
        </div>
      </PendingCountProvider>
    </ThemeProvider>
  );
}

/** Below 450 px the sidebar covers the page, so a choice closes it, and a narrower window too (DASH-011, DASH-G01). */
function covering(): MediaQueryList {
  return window.matchMedia('(max-width: 449px)');
}

/** Calls `onCover` whenever the window becomes so narrow. Returns the function that stops it. */
function watchCovering(onCover: () => void): () => void {
  const query = covering();
  const look = () => query.matches && onCover();
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
