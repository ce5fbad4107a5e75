import { Outlet, useLocation } from 'react-router';
import { CartPanelHost } from '#web/cart/cart-panel-host.tsx';
import { CartProvider } from '#web/cart/cart-provider.tsx';
import { pageServices } from '#web/context.ts';
import type { Route } from './+types/shop-layout.ts';
import { assertOpen } from './assert-open.ts';
import { BrandCarousel } from './brand-carousel.tsx';
import { HelpBubble } from './help-bubble.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useStore } from './store-context.tsx';
import { isSwitchedOff } from './switched-off.ts';
import { SwitchedOffPage } from './switched-off-page.tsx';
import { useOfflineNavigation } from './use-offline-navigation.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => assertOpen(context.get(pageServices)),
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
