import './dashboard.css';
import { useEffect, useState } from 'react';
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
  usePrefetchedDialogs();
  useEffect(dropCatalogue, []);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <ThemeProvider>
      <PendingCountProvider>
        <div className="dashboard" data-menu={isMenuOpen ? 'open' : 'closed'}>
          <DashboardTopBar isMenuOpen={isMenuOpen} onToggle={() => setIsMenuOpen(!isMenuOpen)} />
          <Sidebar
            onChoose={() => setIsMenuOpen((isOpen) => isOpen && !isCovering())}
            onClose={() => setIsMenuOpen(false)}
          />
          <div className="dashboard-content">
            <LeaveGuardProvider>
              <Outlet />
            </LeaveGuardProvider>
          </div>
        </div>
      </PendingCountProvider>
    </ThemeProvider>
  );
}

/** Below 450 px the sidebar covers the page, so choosing a section closes it (DASH-011, DASH-G01). */
function isCovering(): boolean {
  return window.matchMedia('(max-width: 449px)').matches;
}
