import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ScreenMessage } from '#web/storefront/screen-message.tsx';

const TEXTS = {
  unknown: {
    heading: 'Este enlace no abre nada',
    text: 'Puede que le falte una parte. Cópialo entero del mensaje que recibiste, o escríbenos.',
  },
  'too-many': {
    heading: 'Espera un minuto',
    text: 'Desde tu conexión se probaron muchos enlaces que no existen. Vuelve a abrir el tuyo en un minuto.',
  },
} as const;

/** Stands where a customer's link opens nothing. */
export function ClosedLink({ reason }: { reason: keyof typeof TEXTS }) {
  const { heading, text } = TEXTS[reason];
  return (
    <>
      <title>{heading}</title>
      <ScreenMessage heading={heading} text={text}>
        <a className="button button-primary" href="/">
          Ir al inicio
        </a>
        <ChatWithShop className="button button-outline">Escribir por WhatsApp</ChatWithShop>
      </ScreenMessage>
    </>
  );
}
