import type { MouseEvent } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { TextAlignStart, X } from '#web/ui/stroke-icons.tsx';
import { ChatWithShop } from './chat-with-shop.tsx';
import { MOBILE_MENU_ID, mobileMenu } from './mobile-menu-element.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { ChatIcon } from './social-icons.tsx';

const TITLE_ID = 'titulo-del-menu';

/**
 * Below 1024 px the navigation stands behind a button. The browser opens and closes the menu by itself, so it does
 * before any script has come. The handlers are for browsers that don't know `command` or `closedby`.
 */
export function MobileMenu() {
  return (
    <div className="lg:hidden noscript:invisible">
      <IconButton label="Abrir menú" command="show-modal" commandfor={MOBILE_MENU_ID} onClick={open}>
        <TextAlignStart aria-hidden="true" />
      </IconButton>
      <dialog
        id={MOBILE_MENU_ID}
        className="mobile-menu ml-auto h-full w-full max-w-[468px] bg-surface text-body shadow-3"
        aria-labelledby={TITLE_ID}
        closedby="any"
        onPointerUp={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className="h-full">
          <div className="flex items-center justify-between pt-5 pr-4 pb-3.5 pl-5">
            <h2 id={TITLE_ID} className="text-[28px]">
              Menú
            </h2>
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
