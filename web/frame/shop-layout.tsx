import { Outlet, useLocation, useMatches } from 'react-router';
import { CartPanelHost } from '#web/cart/cart-panel-host.tsx';
import { CartProvider } from '#web/cart/cart-provider.tsx';
import { pageServices } from '#web/context.ts';
import { hasSearch } from '#web/shared-page.ts';
import { assertOpen } from '#web/storefront/assert-open.ts';
import { LoadingScreen } from '#web/storefront/loading-screen.tsx';
import { NoScriptNote } from '#web/storefront/no-script-note.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { isSwitchedOff } from '#web/storefront/switched-off.ts';
import { SwitchedOffPage } from '#web/storefront/switched-off-page.tsx';
import { useSlowNavigation } from '#web/storefront/use-slow-navigation.ts';
import { ListStrip } from '#web/wholesale/list-strip.tsx';
import type { Route } from './+types/shop-layout.ts';
import { BrandCarousel } from './brand-carousel.tsx';
import { HelpBubble } from './help-bubble.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useOfflineNavigation } from './use-offline-navigation.ts';

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => assertOpen(context.get(pageServices)),
];

/** The frame of every page of the shop, with the cart that they share. */
export default function ShopLayout() {
  useOfflineNavigation();
  const { isLeaving } = useSlowNavigation();
  const store = useStore();
  const { pathname, search } = useLocation();
  // A list that is not found has none.
  const isSearchable = useMatches().some(
    ({ handle, loaderData }) => hasSearch(handle) && loaderData !== undefined,
  );
  return (
    <CartProvider>
      <a href="#contenido" className="skip-link">
        Ir al contenido
      </a>
      <div
        className="contents"
        data-front={isPlainHome(pathname, search) || undefined}
        data-searchable={isSearchable || undefined}
      >
        <ShopHeader />
      </div>
      <ListStrip />
      <NoScriptNote />
      <div id="contenido" tabIndex={-1} className={isLeaving ? 'relative isolate flow-root' : undefined}>
        {/* The old page is kept below the loading screen, because the next one may not come. */}
        <div inert={isLeaving}>{isSwitchedOff(store, pathname) ? <SwitchedOffPage /> : <Outlet />}</div>
        {isLeaving && <LoadingScreen />}
      </div>
      {store.brands.length > 0 && pathname !== '/cart' && <BrandCarousel brands={store.brands} />}
      <ShopFooter />
      <HelpBubble />
      <CartPanelHost />
    </CartProvider>
  );
}

/** Known before the page itself arrives, which has a search of its own. */
function isPlainHome(pathname: string, search: string): boolean {
  return pathname === '/' && [...new URLSearchParams(search).keys()].every((key) => key === 'seed');
}
