import { data, Outlet, useLocation } from 'react-router';
import { CartPanelHost } from '#web/cart/cart-panel-host.tsx';
import { CartProvider } from '#web/cart/cart-provider.tsx';
import { pageServices } from '#web/context.ts';
import type { Route } from './+types/shop-layout.ts';
import { BrandCarousel } from './brand-carousel.tsx';
import { HelpBubble } from './help-bubble.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { MAINTENANCE } from './maintenance-texts.ts';
import { NoScriptNote } from './no-script-note.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useStore } from './store-context.tsx';
import { isSwitchedOff } from './switched-off.ts';
import { SwitchedOffPage } from './switched-off-page.tsx';
import { useOfflineNavigation } from './use-offline-navigation.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';

/** In maintenance visitors see only the maintenance screen (ROUTE-021). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(pageServices).isInMaintenance) throw data(MAINTENANCE.title, { status: 503 });
  },
];

/** The frame of every page of the shop, with the cart that they share. */
export default function ShopLayout() {
  useOfflineNavigation();
  const { isLeaving } = useSlowNavigation();
  const store = useStore();
  const { pathname } = useLocation();
  return (
    <CartProvider>
      <a href="#contenido" className="skip-link">
        Ir al contenido
      </a>
      <ShopHeader />
      <NoScriptNote />
      <div id="contenido" tabIndex={-1}>
        {isSwitchedOff(store, pathname) ? <SwitchedOffPage /> : <Outlet />}
      </div>
      {store.brands.length > 0 && pathname !== '/cart' && <BrandCarousel brands={store.brands} />}
      <ShopFooter />
      <HelpBubble />
      <CartPanelHost />
      {isLeaving && <LoadingScreen />}
    </CartProvider>
  );
}
