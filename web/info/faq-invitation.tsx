import { chatLink } from '#web/storefront/chat-link.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Invites visitors with other questions to a chat. */
export function FaqInvitation() {
  const { whatsappDigits, greeting } = useStore();
  return (
    <section aria-labelledby="otra-pregunta" className="info-panel mt-10">
      <h2 id="otra-pregunta" className="text-block">
        ¿Tu pregunta es otra?
      </h2>
      <p className="mt-2 text-secondary">Te responde una persona, en el horario del local.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a
          className="button button-chat"
          href={chatLink({ digits: whatsappDigits, text: greeting })}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon /> Preguntar por WhatsApp
        </a>
        <ButtonLink to="/contact" variant="outline">
          Enviar un mensaje
        </ButtonLink>
      </div>
    </section>
  );
}
