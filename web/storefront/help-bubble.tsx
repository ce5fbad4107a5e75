import { ChatWithShop } from './chat-with-shop.tsx';
import { ChatIcon } from './social-icons.tsx';
import { useScrollsDown } from './use-scrolls-down.ts';

/** Floats over every page of the shop and opens a chat with a greeting (HOME-008, HOME-009). */
export function HelpBubble() {
  const scrollsDown = useScrollsDown();
  return (
    <aside aria-label="Ayuda">
      <ChatWithShop className="help-bubble on-colour" data-aside={scrollsDown || undefined}>
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
}
