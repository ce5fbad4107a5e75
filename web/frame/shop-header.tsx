import { useLocation } from 'react-router';
import { keptPart } from '#web/kept/kept-part.tsx';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { HeaderNotes } from '#web/storefront/header-notes.tsx';
import { HeaderSearch } from '#web/storefront/header-search.tsx';
import { Logo } from '#web/storefront/logo.tsx';
import { MobileMenu } from '#web/storefront/mobile-menu.tsx';
import { NavigationLinks } from '#web/storefront/navigation-links.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { CartButton } from './cart-button.tsx';

export const ShopHeader = keptPart(function ShopHeader() {
  return (
    <header className="site-header">
      <HeaderNotes />
      <div className="site-header-bar relative z-5 bg-paper">
        <div className="shop-header">
          <MobileMenu />
          <Logo className="[&_small]:hidden xl:[&_small]:block" />
          <nav
            aria-label="Principal"
            className="hidden lg:block noscript:max-lg:order-last noscript:max-lg:col-span-full noscript:max-lg:block"
          >
            <NavigationLinks className="flex gap-6 font-[560] max-lg:justify-between max-lg:px-2" />
          </nav>
          <HeaderSearch />
          <div className="flex items-center justify-end gap-2">
            <ChatWithShop className="button button-quiet hidden! lg:inline-flex!">
              <ChatIcon />
              <span className="max-2xl:sr-only">WhatsApp</span>
            </ChatWithShop>
            <CartButton />
          </div>
        </div>
        <Stitch className="absolute inset-x-0 -bottom-px" />
      </div>
    </header>
  );
}, useDependencies);

/** The entry of the open page is marked. A logo of the shop's own is fetched with the page. */
function useDependencies() {
  const { pathname } = useLocation();
  return useStore().logo === null ? [pathname] : null;
}
