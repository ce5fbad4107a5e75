import type { ReactNode } from 'react';
import { netTotalOfLines } from '#domain/cart/net-total-of-lines.ts';
import { pricedCart } from '#domain/cart/priced-cart.ts';
import { centavos, pesos } from '#domain/money/centavos.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';
import { NetAmount } from '#web/storefront/net-price-legend.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { Info } from '#web/ui/stroke-icons.tsx';
import { useHeldList, useListMinimum } from '#web/wholesale/use-buyer.ts';
import { cartHindrance } from './cart-hindrance.ts';

type OrderSummaryProps = {
  /** Shown between the heading and the sums. */
  readonly lines?: ReactNode;
  /** The step's buttons. */
  readonly children: ReactNode;
};

/** The order's totals. Shipping never has an amount (CHECKOUT-010, CHECKOUT-016). */
export function OrderSummary({ lines: shownLines, children }: OrderSummaryProps) {
  const cart = useCart();
  const { lines, totals } = cart;
  const hindrance = cartHindrance({ ...cart, minimum: useListMinimum() });
  const list = useHeldList();
  // What everybody would pay, without offers.
  const everybodys = pricedCart(list === null ? [] : cart.cart, 'retail').totals.listTotal;
  const saving = list === null ? totals.saving : centavos(Math.max(everybodys - totals.total, 0));
  const savingLook = saving > 0 ? 'text-sm font-semibold text-success' : 'text-sm text-muted';
  return (
    <aside
      aria-label="Resumen del pedido"
      className="[--price-size:2rem] rounded-3 bg-surface px-5 py-6 lg:sticky lg:top-6 lg:px-7.5 lg:pt-7.5 lg:pb-7"
    >
      <h2 className="mb-3 text-[1.5625rem]">Resumen del pedido</h2>
      {shownLines}
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 *:py-[7px] *:even:text-right">
        {list === null ? (
          <>
            <dt>Subtotal</dt>
            <dd>{formatPrice(totals.total)}</dd>
          </>
        ) : (
          <>
            <dt>A precio de lista</dt>
            <dd className="text-secondary">
              <s>{formatPrice(everybodys)}</s>
            </dd>
          </>
        )}
        <dt className={savingLook}>Total ahorrado</dt>
        <dd className={savingLook}>{formatPrice(saving)}</dd>
        <dt>Envío</dt>
        <dd>A confirmar</dd>
      </dl>
      <Stitch className="my-3.5 [--thread:var(--color-linen-500)]" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-[7px] text-lg font-semibold">
        Total <b className="display-figures text-[2rem]">{formatPrice(totals.total)}</b>
      </p>
      <NetAmount net={netTotalOfLines(lines)} />
      {totals.hasUnpriced && <p className="text-sm text-secondary">No incluye los productos a consultar</p>}
      {hindrance !== null && <p className="mt-2 text-sm font-medium text-warning">{hindrance}</p>}
      <div className="mt-4.5 grid gap-2">{children}</div>
      <SummaryNote>
        Es un pedido de presupuesto: no pagas ahora. Te contactamos para acordar pago y entrega.
      </SummaryNote>
      <FirstPurchaseNote />
    </aside>
  );
}

/** What a price list says of shipping and payment. Else only a note: returning customers may order any amount (CHECKOUT-G12). */
function FirstPurchaseNote() {
  const { totals } = useCart();
  const list = useHeldList();
  const minimum = pesos(useStore().firstPurchaseMinimum);
  if (list !== null)
    return list.said.conditions === '' ? null : <SummaryNote>{list.said.conditions}</SummaryNote>;
  if (totals.total >= minimum) return null;
  return (
    <SummaryNote>
      La primera compra de un cliente nuevo tiene un mínimo de {formatPrice(minimum)}.
    </SummaryNote>
  );
}

function SummaryNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 flex gap-2.5 text-sm text-secondary">
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
