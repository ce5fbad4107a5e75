import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { useStore, useStorePage } from '#web/storefront/store-context.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { NoticeText } from './notice-text.tsx';
import type { OrderRefusal } from './order-refusal.ts';

const MOST_FIELDS = 5;

/** The refusals that have nothing to do with what is in the cart. */
export function FieldsNotice({ refusal: { problem } }: { readonly refusal: OrderRefusal }) {
  const messages = [...new Set(problem.errors?.map(({ message }) => message))].slice(0, MOST_FIELDS);
  if (messages.length === 0) return <ReloadNotice />;
  return (
    <NoticeText title="La tienda no pudo tomar estos datos:">
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>
        Corrígelos y vuelve a confirmar. Si están bien, recarga la página: lo que escribiste queda guardado.
      </p>
    </NoticeText>
  );
}

export function BeyondSumsNotice() {
  return (
    <NoticeText title="El total es más grande de lo que podemos sumar en un pedido.">
      <p>
        Revisa las cantidades de tu carrito. Si están bien, <WriteToShop />.
      </p>
    </NoticeText>
  );
}

export function BelowMinimumNotice() {
  return (
    <NoticeText title="El pedido no llega al mínimo de tu lista de precios.">
      <p>Suma productos, o sal de la lista para pedir a los precios de todos.</p>
    </NoticeText>
  );
}

export function ConfirmAgainNotice() {
  return (
    <NoticeText title="Tu pedido cambió desde el intento anterior.">
      <p>Revísalo en el resumen y vuelve a confirmarlo.</p>
    </NoticeText>
  );
}

export function TooLargeNotice() {
  return (
    <NoticeText title="Tu pedido es demasiado grande para enviarlo de una vez.">
      <p>Deja una parte para otro pedido y vuelve a confirmar.</p>
    </NoticeText>
  );
}

export function SlowNotice() {
  return (
    <NoticeText title="Tu conexión tardó demasiado y el pedido no llegó.">
      <p>Vuelve a confirmarlo cuando tengas mejor señal.</p>
    </NoticeText>
  );
}

export function TooManyNotice() {
  return (
    <NoticeText title="Recibimos muchos pedidos seguidos desde tu conexión.">
      <p>Espera un minuto y vuelve a confirmar.</p>
    </NoticeText>
  );
}

export function TooMuchNotice({ refusal: { problem } }: { readonly refusal: OrderRefusal }) {
  return (
    <NoticeText title="Recibimos pedidos muy grandes en poco tiempo.">
      <p>
        {problem.detail ?? 'Vuelve a intentar en una hora.'} Tu carrito queda guardado. Si te urge,{' '}
        <WriteToShop />.
      </p>
    </NoticeText>
  );
}

export function ForeignNotice() {
  const { publicUrl } = useStorePage();
  return (
    <NoticeText title="La tienda no recibe pedidos desde esta dirección.">
      <p>
        Ábrela en{' '}
        <a className="underline" href={`${publicUrl}/`}>
          {publicUrl}
        </a>
        , o <WriteToShop />.
      </p>
    </NoticeText>
  );
}

export function OutOfServiceNotice() {
  return (
    <NoticeText title="Por ahora la tienda no puede recibir pedidos por esta página.">
      <p>
        Para pedir, <WriteToShop />. Tu carrito queda guardado.
      </p>
    </NoticeText>
  );
}

export function ReloadNotice() {
  return (
    <NoticeText title="La tienda no pudo leer tu pedido.">
      <p>
        Recarga la página y vuelve a confirmarlo: tu carrito y tus datos quedan guardados. Si vuelve a pasar,{' '}
        <WriteToShop />.
      </p>
    </NoticeText>
  );
}

/** Stands inside a sentence, so a shop without a chat needs another way. */
function WriteToShop() {
  const { whatsappDigits } = useStore();
  const className = 'font-semibold underline';
  if (whatsappDigits === '') {
    return (
      <PageLink to="/contact" className={className}>
        escríbenos
      </PageLink>
    );
  }
  return <ChatWithShop className={className}>escríbenos por WhatsApp</ChatWithShop>;
}
