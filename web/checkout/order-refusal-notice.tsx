import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';
import type { OrderRefusal } from './use-order-submission.ts';

/** Explains a refused order and what to do now. It takes the focus, so it scrolls into view. */
export function OrderRefusalNotice({ refusal }: { refusal: OrderRefusal | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== null) box.current?.focus();
  }, [refusal]);
  if (refusal === null) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-3 bg-warning-soft p-5 text-warning outline-none"
    >
      <TriangleAlert aria-hidden="true" />
      {refusal.kind === 'price-changed' && <PriceNotice refusal={refusal} />}
      {refusal.kind === 'unknown-product' && <UnavailableNotice />}
      {refusal.kind === 'sold-out' && <SoldOutNotice detail={refusal.detail} />}
    </div>
  );
}

function PriceNotice({ refusal }: { refusal: OrderRefusal & { kind: 'price-changed' } }) {
  const { totals } = useCart();
  return (
    <div>
      <p className="font-semibold">Algunos precios cambiaron desde que armaste tu carrito.</p>
      <p className="figures">
        El total era {formatPrice(refusal.formerTotal)} y ahora es {formatPrice(totals.total)}. Revisa las
        líneas marcadas en el resumen y, si estás de acuerdo, vuelve a confirmar tu pedido.
      </p>
    </div>
  );
}

function SoldOutNotice({ detail }: { detail: string }) {
  const { units } = useCart();
  return (
    <div>
      <p className="font-semibold">{detail}</p>
      {units > 0 && (
        <p>Lo quitamos de tu pedido. Revisa el resumen y vuelve a confirmar para pedir el resto.</p>
      )}
    </div>
  );
}

function UnavailableNotice() {
  const { lines, unavailable } = useCart();
  const names = lines.filter((line) => unavailable.has(line.productId)).map(({ snapshot }) => snapshot.name);
  if (names.length === 0) return <p>Ya puedes confirmar tu pedido.</p>;
  return (
    <div>
      <p className="font-semibold">Hay productos que ya no están disponibles: {names.join(', ')}.</p>
      <p>Vuelve al carrito, elimínalos y confirma de nuevo. Todavía no enviamos tu pedido.</p>
    </div>
  );
}
