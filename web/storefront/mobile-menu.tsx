import type { MouseEvent } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { TextAlignStart, X } from '#web/ui/stroke-icons.tsx';
import { ChatWithShop } from './chat-with-shop.tsx';
import { MOBILE_MENU_ID, mobileMenu } from './mobile-menu-element.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { ChatIcon } from './social-icons.tsx';

/**
 * Below 1024 px the navigation stands behind a button. The browser itself opens and closes the menu, even before any
 * script has come. The handlers are for browsers that don't know `command` or `closedby`.
 */
export function MobileMenu() {
  return (
    <div className="lg:hidden noscript:invisible">
      <IconButton label="Abrir menú" command="show-modal" commandfor={MOBILE_MENU_ID} onClick={open}>
        <TextAlignStart aria-hidden="true" />
      </IconButton>
      <dialog
        id={MOBILE_MENU_ID}
        className="mobile-menu shadow-3"
        aria-label="Menú"
        closedby="any"
        onPointerUp={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className="h-full">
          <div className="mobile-menu-head">
            <h2>Menú</h2>
            <IconButton label="Cerrar" command="close" commandfor={MOBILE_MENU_ID} onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <Stitch />
          <nav aria-label="Menú" className="grid content-start gap-6 p-5">
            <NavigationLinks className="grid gap-4 text-lg font-semibold" onChoose={close} />
            <ChatWithShop className="button button-chat justify-self-start">
              <ChatIcon />
              WhatsApp
            </ChatWithShop>
          </nav>
        </div>
      </dialog>
    </div>
  );
}

function open(press: MouseEvent): void {
  // A browser that knows the command would find the menu open.
  press.preventDefault();
  mobileMenu()?.showModal();
}

function close(): void {
  mobileMenu()?.close();
}
