import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextAlignStart } from '#web/ui/stroke-icons.tsx';
import { ChatWithShop } from './chat-with-shop.tsx';
import { LazySidePanel } from './lazy-side-panel.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ChatIcon } from './social-icons.tsx';

/** Below 1024 px the navigation stands behind a button. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="lg:hidden noscript:invisible">
      <IconButton label="Abrir menú" onClick={() => setIsOpen(true)}>
        <TextAlignStart aria-hidden="true" />
      </IconButton>
      <LazySidePanel title="Menú" isOpen={isOpen} onClose={close}>
        <nav aria-label="Menú" className="grid content-start gap-6 p-5">
          <NavigationLinks className="grid gap-4 text-lg font-semibold" onChoose={close} />
          <ChatWithShop className="button button-chat justify-self-start">
            <ChatIcon />
            WhatsApp
          </ChatWithShop>
        </nav>
      </LazySidePanel>
    </div>
  );
}
