import { Outlet } from 'react-router';
import { CartPanelHost } from '#web/cart/cart-panel-host.tsx';
import { CartProvider } from '#web/cart/cart-provider.tsx';
import { HelpBubble } from './help-bubble.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useSlowNavigation } from './use-slow-navigation.ts';

/** What stands around every page of the shop, and the cart that they share. */
export default function ShopLayout() {
  const { isLeaving } = useSlowNavigation();
  return (
    <CartProvider>
      <a href="#contenido" className="skip-link">
        Ir al contenido
      </a>
      <ShopHeader />
      <NoScriptNote />
      <div id="contenido" tabIndex={-1}>
        <Outlet />
      </div>
      <ShopFooter />
      <HelpBubble />
      <CartPanelHost />
      {isLeaving && <LoadingScreen />}
    </CartProvider>
  );
}
