import { CartNews } from '#web/cart/cart-news.tsx';
import { useRemovals } from '#web/cart/removals.ts';
import { UndoRemoval } from '#web/cart/undo-removal.tsx';
import { LIST_PAGE } from '#web/storefront/list-page.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function EmptyCart() {
  const removals = useRemovals();
  return (
    <section
      data-empty-cart
      className="mt-6 grid min-h-80 place-content-center justify-items-center gap-4.5 rounded-3 bg-surface px-7 py-10 text-center"
    >
      <img src="/art/empty-bag.svg" alt="" width={150} height={120} />
      <p className="text-[1.0625rem] font-semibold">Tu carrito está vacío</p>
      <CartNews />
      {removals.map((removal) => (
        <UndoRemoval key={removal.id} removal={removal} />
      ))}
      <ButtonLink to="/" variant="primary">
        Ir a comprar
      </ButtonLink>
      <ButtonLink to={LIST_PAGE} variant="quiet">
        Pegar una lista
      </ButtonLink>
      <ButtonLink to="/misPedidos" variant="quiet">
        Ver mis pedidos
      </ButtonLink>
    </section>
  );
}
