import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Invites visitors with other questions to a chat. */
export function FaqInvitation() {
  return (
    <section aria-labelledby="otra-pregunta" className="info-panel mt-10">
      <h2 id="otra-pregunta" className="text-block">
        ¿Tu pregunta es otra?
      </h2>
      <p className="mt-2 text-secondary">Te responde una persona, en el horario del local.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ChatWithShop className="button button-chat">
          <ChatIcon /> Preguntar por WhatsApp
        </ChatWithShop>
        <ButtonLink to="/contact" variant="outline">
          Enviar un mensaje
        </ButtonLink>
      </div>
    </section>
  );
}
