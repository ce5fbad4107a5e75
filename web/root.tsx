import { isPublished } from '#config/is-published.ts';
import { DASHBOARD_PATH } from '#domain/addresses/dashboard-path.ts';
import './app.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
  useMatches,
} from 'react-router';
import { isStaticPage } from '#domain/addresses/static-pages.ts';
import { shownBanners } from '#domain/store/shown-banners.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Route } from './+types/root.ts';
import { pageServices, renderedPage } from './context.ts';
import { hasNoScripts } from './shared-page.ts';
import { shopColours } from './storefront/accent-colours.ts';
import { BROKEN_PAGE, ErrorScreen } from './storefront/error-screen.tsx';
import { isBackOffice } from './storefront/is-back-office.ts';
import { MaintenanceScreen } from './storefront/maintenance-screen.tsx';
import { NotFoundScreen } from './storefront/not-found-screen.tsx';
import { contactIn } from './storefront/shop-contact.ts';
import { shownStore } from './storefront/shown-store.ts';
import { type StoreOfPage, StoreProvider } from './storefront/store-context.tsx';
import { storeFrame } from './storefront/store-frame.ts';
import { storeData } from './storefront/store-structured-data.ts';
import { isSwitchedOff } from './storefront/switched-off.ts';
import { restoreEarlyTyping } from './ui/early-typing.ts';
import { PageAnnouncement } from './ui/page-announcement.tsx';
import { DialogProvider } from './ui/use-dialogs.tsx';
import { useLazyCode } from './ui/use-lazy-code.ts';
import { usePageLinks } from './ui/use-page-links.ts';
import { ToastProvider } from './ui/use-toast.tsx';
import { whenIdle } from './ui/when-idle.ts';

const fetchLateParts = async () => (await import('./frame/late-parts.tsx')).LateParts;

export function loader({ context, request }: Route.LoaderArgs) {
  const { store, catalogue, session, publicUrl, today } = context.get(pageServices);
  const url = new URL(request.url);
  const isDesk = isBackOffice(url);
  if (isStaticPage(url.pathname) && isPublished(store))
    context.get(renderedPage).described.push(storeData({ store, publicUrl }));
  const page = {
    store: shownStore(storeFrame(store), today),
    banners: shownBanners(store.banners, shopDay(today)),
    colours: shopColours(store.look),
    desk: isDesk
      ? { ownColours: store.look.colours, chatTexts: store.chatTexts, selling: store.selling }
      : null,
    categories: catalogue.categories(isDesk ? 'hidden' : 'shown'),
    isAdministrator: session !== null,
    publicUrl,
    year: new Date(today).getUTCFullYear(),
  };
  return data(page, { status: isSwitchedOff(store, url.pathname) ? 503 : 200 });
}

/**
 * The store and its categories stay the same for a whole visit. A login or logout happens only in the dashboard, where a
 * save of either reads them again (`useRevalidator`).
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (isBackOffice(currentUrl) !== isBackOffice(nextUrl)) return true;
  return isBackOffice(nextUrl) && currentUrl.href === nextUrl.href;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const isScripted = !matches.some(({ handle }) => hasNoScripts(handle));
  // Safe because this route is the first one.
  const [root] = matches as UIMatch<StoreOfPage | undefined>[];
  // Only after hydration, because React resets text that is typed before its end.
  useEffect(() => {
    const timer = setTimeout(() => {
      restoreEarlyTyping();
      window.endEarlyPresses?.();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    // A script of the page marks it before it is hydrated (scripts-after-paint.ts).
    <html lang="es-AR" style={root?.loaderData?.colours ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#151b30" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isScripted && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  usePageLinks({ inOneFrame: DASHBOARD_PATH });
  const { code: LateParts, load } = useLazyCode(fetchLateParts);
  useEffect(() => whenIdle(load), [load]);
  return (
    <StoreProvider value={loaderData}>
      <CSPProvider disableStyleElements>
        <DialogProvider>
          <ToastProvider>
            <Outlet />
            <PageAnnouncement />
            {LateParts && <LateParts />}
          </ToastProvider>
        </DialogProvider>
      </CSPProvider>
    </StoreProvider>
  );
}

/** Errors that no page caught: in rendering, or in the data that every page needs (ROUTE-018). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 503)
    return <MaintenanceScreen contact={contactIn(error.data)} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <>
      <title>{BROKEN_PAGE}</title>
      <ErrorScreen heading={BROKEN_PAGE} />
    </>
  );
}
