import { chatLink } from './chat-link.ts';
import { ChatIcon } from './social-icons.tsx';
import { useStore } from './store-context.tsx';
import { useScrollsDown } from './use-scrolls-down.ts';

/** Floats over every page of the shop and opens a chat with a greeting (HOME-008, HOME-009). */
export function HelpBubble() {
  const store = useStore();
  const scrollsDown = useScrollsDown();
  return (
    <aside aria-label="Ayuda">
      <a
        className="help-bubble on-colour"
        data-aside={scrollsDown || undefined}
        href={chatLink({ digits: store.whatsappDigits, text: store.greeting })}
        target="_blank"
        rel="noopener"
      >
        <i>
          <ChatIcon />
        </i>
        <span className="help-bubble-text">
          <b className="block text-label font-[640]">¿Necesitas ayuda?</b>
          <small className="text-sm">Chatea con nosotros</small>
        </span>
      </a>
    </aside>
  );
}
