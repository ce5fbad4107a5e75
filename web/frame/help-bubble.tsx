import { keptPart } from '#web/kept/kept-part.tsx';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';

/**
 * Opens a chat with a greeting on every page of the shop (HOME-008, HOME-009). Its own place is the end of the page; it
 * floats where it covers nothing (float-in-corner.ts).
 */
export const HelpBubble = keptPart(function HelpBubble() {
  return (
    <aside aria-label="Ayuda" className="help-bubble-place" data-above-foot>
      <ChatWithShop className="help-bubble on-colour">
        <i>
          <ChatIcon />
        </i>
        <span className="help-bubble-text">
          <b className="block text-label font-[640]">¿Necesitas ayuda?</b>
          <small className="text-sm">Chatea con nosotros</small>
        </span>
      </ChatWithShop>
    </aside>
  );
});
