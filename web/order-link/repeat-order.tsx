import { useState } from 'react';
import { type NotRepeated, type RepeatedOrder, repeatedOrder } from '#domain/cart/repeated-order.ts';
import type { LinkedLine } from '#domain/orders/ordered-line.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { formatCount } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';

type Outcome = { readonly kind: 'none' | 'busy' | 'no-answer' } | ({ readonly kind: 'done' } & RepeatedOrder);

const REASONS = {
  gone: 'ya no está en la tienda',
  'sold-out': 'está agotado',
  full: 'no entran más unidades en el carrito',
  'other-unit': 'ahora se vende de otra forma: elígelo de nuevo',
} as const satisfies Record<NotRepeated['reason'], string>;

/** Fills the cart with what can still be bought of an order, and says what can't (QUOTE-006). */
export function RepeatOrder({ lines }: { lines: readonly LinkedLine[] }) {
  const cart = useCart();
  const isInteractive = useIsInteractive();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  async function repeat(): Promise<void> {
    if (outcome.kind === 'busy') return;
    setOutcome({ kind: 'busy' });
    const products = await fetchProducts(lines.map(({ productId }) => productId));
    if (products === null) {
      setOutcome({ kind: 'no-answer' });
      return;
    }
    const asked = lines.map((line) => ({
      ...line,
      code: line.saleUnit.code,
      pieces: line.extras.pieces,
    }));
    const repeated = repeatedOrder(asked, { products, cart: cart.cart });
    for (const { product, quantities, pieces } of repeated.added) cart.add(product, quantities, pieces);
    setOutcome({ kind: 'done', ...repeated });
  }

  return (
    <section aria-label="Repetir pedido">
      <button
        type="button"
        className="button button-outline button-large w-full"
        aria-busy={outcome.kind === 'busy' || undefined}
        disabled={!isInteractive}
        onClick={repeat}
      >
        Repetir pedido
      </button>
      <div aria-live="polite">
        {outcome.kind === 'no-answer' && (
          <p className="mt-3 text-error">La tienda no responde. Prueba de nuevo en un momento.</p>
        )}
        {outcome.kind === 'done' && <RepeatedNews {...outcome} />}
      </div>
    </section>
  );
}

function RepeatedNews({ added, notRepeated }: RepeatedOrder) {
  return (
    <div className="mt-4 rounded-3 bg-surface px-5 py-4">
      <p className="font-semibold">
        {added.length === 0
          ? 'Nada de este pedido se puede comprar hoy.'
          : `Agregamos ${formatCount(added.length, { one: 'producto', many: 'productos' })} a tu carrito, a los precios de hoy.`}
      </p>
      {notRepeated.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-sm text-secondary">
          {notRepeated.map(({ productId, name, variant, reason }) => (
            <li key={`${productId} ${variant}`}>
              {[name || 'Producto', variant].filter(Boolean).join(', ')}: {REASONS[reason]}
            </li>
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <ButtonLink to="/cart" variant="ink" className="mt-4 w-full">
          Ir al carrito
        </ButtonLink>
      )}
    </div>
  );
}
