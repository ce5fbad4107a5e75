import '#web/admin/admin.css';
import './dashboard.css';
import { useEffect, useRef, useState } from 'react';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { FormCategoriesProvider } from '#web/admin/categories/form-categories.tsx';
import { soundForOrders } from '#web/admin/push/order-sound.ts';
import { renewInBackground } from '#web/admin/push/own-device.ts';
import { requireSession } from '#web/admin/require-session.ts';
import { LeaveGuardProvider } from '#web/admin/shell/leave-guard.tsx';
import { NotAllowed } from '#web/admin/shell/not-allowed.tsx';
import { FAMILIES, FamiliesContext, type Family } from '#web/admin/shell/use-families.tsx';
import { PendingCountProvider } from '#web/admin/shell/use-pending-count.tsx';
import { useRole } from '#web/admin/shell/use-role.tsx';
import { ThemeProvider } from '#web/admin/shell/use-theme.tsx';
import { dropCatalogue } from '#web/catalogue/preload-catalogue.ts';
import { type PageServices, pageServices } from '#web/context.ts';
import { usePrefetchedDialogs } from '#web/ui/use-prefetched-dialogs.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { Route } from './+types/dashboard-route.ts';
import { coversPage, watchCovering } from './covering-menu.ts';
import { DashboardTopBar } from './dashboard-top-bar.tsx';
import { lackedAt, notAllowedPath } from './forbidden-section.ts';
import { LiveRole } from './live-role.tsx';
import { PendingScreen, usePendingScreen } from './pending-screen.tsx';
import { Sidebar } from './sidebar.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { role } = requireSession(services, request);
  const lacked = lackedAt(new URL(request.url).pathname, role);
  if (lacked !== null) throw redirect(notAllowedPath(lacked));
  return { role, families: familiesOf(services.store) };
}

function familiesOf({ stock, selling, payments }: PageServices['store']): readonly Family[] {
  const isOn: Readonly<Record<Family, boolean>> = {
    stock: stock.isOn,
    labels: selling.barCodes,
    payments: payments.transfer.isOn,
    wholesale: selling.wholesale,
  };
  return FAMILIES.filter((family) => isOn[family]);
}

/** Where families are switched on. */
const SWITCHES: readonly string[] = [
  deskPath('storeStock'),
  deskPath('storeSelling'),
  deskPath('storePayments'),
];

/** The session is not checked again here: after its end the next call answers 401, and news say a changed role. */
export function shouldRevalidate({ currentUrl }: ShouldRevalidateFunctionArgs) {
  // What is switched on in 'Mi tienda' shows in the menu once that screen is left.
  return SWITCHES.includes(currentUrl.pathname);
}

/** The dashboard is installed apart from the shop. */
export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/panel.webmanifest' }];

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function DashboardRoute({ loaderData: { role, families } }: Route.ComponentProps) {
  usePrefetchedDialogs({ withToasts: true });
  useEffect(dropCatalogue, []);
  useEffect(soundForOrders, []);
  useEffect(() => whenIdle(renewInBackground), []);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => watchCovering(() => setIsMenuOpen(false)), []);

  function closeMenu(): void {
    setIsMenuOpen(false);
    menuButton.current?.focus();
  }

  return (
    <ThemeProvider>
      <FormCategoriesProvider>
        <PendingCountProvider>
          <FamiliesContext value={families}>
            <LiveRole opened={role}>
              <div className="dashboard" data-menu={isMenuOpen ? 'open' : 'closed'}>
                <DashboardTopBar
                  menuButton={menuButton}
                  isMenuOpen={isMenuOpen}
                  onToggle={() => setIsMenuOpen(!isMenuOpen)}
                />
                <Sidebar onChoose={() => coversPage().matches && closeMenu()} onClose={closeMenu} />
                <div className="dashboard-content relative">
                  <LeaveGuardProvider>
                    <AllowedScreen />
                  </LeaveGuardProvider>
                </div>
              </div>
            </LiveRole>
          </FamiliesContext>
        </PendingCountProvider>
      </FormCategoriesProvider>
    </ThemeProvider>
  );
}

/** A link inside the dashboard asks the server for no page, so the role is asked here too. */
function AllowedScreen() {
  const role = useRole();
  const { pathname } = useLocation();
  const pending = usePendingScreen();
  if (pending !== null) return <PendingScreen key={pending.pathname} Loading={pending.Loading} />;
  const lacked = lackedAt(pathname, role);
  return lacked === null ? <Outlet /> : <NotAllowed capability={lacked} />;
}
