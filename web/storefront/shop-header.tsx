import { Stitch } from '#web/ui/stitch.tsx';

import { CartButton } from './cart-button.tsx';
import { chatLink } from './chat-link.ts';
import { InkStrip } from './ink-strip.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ChatIcon } from './social-icons.tsx';
import { useStore } from './store-context.tsx';

export function ShopHeader() {
  const store = useStore();
  return (
    <header>
      <InkStrip />
      <div className="relative z-5 bg-paper">
        <div className="shop-header">
          <MobileMenu />
          <Logo className="[&_small]:hidden lg:[&_small]:block" />
          <nav
            aria-label="Principal"
            className="hidden lg:block noscript:max-lg:order-last noscript:max-lg:col-span-full noscript:max-lg:block"
          >
            <NavigationLinks className="flex gap-6 font-[560] max-lg:justify-between max-lg:px-2 xl:gap-9" />
          </nav>
          <div className="flex items-center justify-end gap-2">
            <a
              className="button button-quiet hidden! lg:inline-flex!"
              href={chatLink({ digits: store.whatsappDigits, text: store.greeting })}
              target="_blank"
              rel="noopener"
            >
              <ChatIcon />
              WhatsApp
            </a>
            <CartButton />
          </div>
        </div>
        <Stitch className="absolute inset-x-0 -bottom-px" />
      </div>
    </header>
  );
}
