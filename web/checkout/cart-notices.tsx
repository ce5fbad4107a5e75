import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeText } from './notice-text.tsx';
import type { OrderRefusal } from './order-refusal.ts';

type NoticeProps = { readonly refusal: OrderRefusal };

/** The refusals that the cart's own lines explain: what changed is marked there. */
export function PriceNotice({ refusal: { formerTotal } }: NoticeProps) {
  const { totals } = useCart();
  return (
    <NoticeText title="Algunos precios cambiaron desde que armaste tu carrito.">
      <p className="figures">
        El total era {formatPrice(formerTotal)} y ahora es {formatPrice(totals.total)}
        {totals.hasUnpriced && ', sin contar lo que tiene precio a consultar'}. Revisa las líneas marcadas en
        el resumen y, si estás de acuerdo, vuelve a confirmar tu pedido.
      </p>
    </NoticeText>
  );
}

export function SoldOutNotice({ refusal: { problem, isCurrent } }: NoticeProps) {
  const { things } = useCart();
  const title = problem.detail ?? problem.title;
  if (!isCurrent) return <StaleNotice title={title} />;
  return (
    <NoticeText title={title}>
      {things > 0 && (
        <p>
          Lo quitamos de tu pedido. Revisa el resumen y vuelve a confirmar para pedir el resto.
          <PricesToo />
        </p>
      )}
    </NoticeText>
  );
}

export function GoneVariantsNotice({ refusal: { isCurrent } }: NoticeProps) {
  const title = 'Algo de tu carrito ya no viene en el color o modelo que elegiste.';
  if (!isCurrent) return <StaleNotice title={title} />;
  return (
    <NoticeText title={title}>
      <p>
        Lo quitamos de tu carrito y lo marcamos en el resumen. Revísalo y vuelve a confirmar para pedir el
        resto.
        <PricesToo />
      </p>
    </NoticeText>
  );
}

export function OtherUnitNotice({ refusal: { problem, isCurrent } }: NoticeProps) {
  const title = problem.errors?.[0]?.message ?? problem.title;
  if (!isCurrent) return <StaleNotice title={title} />;
  return (
    <NoticeText title={title}>
      <p>
        Elige de nuevo cuánto llevas y vuelve a confirmar.
        <PricesToo />
      </p>
    </NoticeText>
  );
}

export function UnavailableNotice() {
  const { lines, unavailable, remove } = useCart();
  const gone = lines.filter((line) => unavailable.has(line.productId));
  if (gone.length === 0) return <p>Ya puedes confirmar tu pedido.</p>;
  const names = gone.map(({ snapshot }) => snapshot.name || 'un producto').join(', ');
  return (
    <NoticeText title={`Hay productos que ya no están disponibles: ${names}.`}>
      <p>
        Todavía no enviamos tu pedido. Quítalos y vuelve a confirmar para pedir el resto.
        <PricesToo />
      </p>
      <Button
        variant="outline"
        size="small"
        className="mt-3"
        onClick={() => {
          for (const { productId } of gone) remove(productId);
        }}
      >
        Quitar de mi carrito
      </Button>
    </NoticeText>
  );
}

/** One refusal tells all: prices that changed in the same cart are taken over with it. */
function PricesToo() {
  const { lines, changedPrices } = useCart();
  const hasChanged = lines.some(({ productId }) => changedPrices.has(productId));
  return hasChanged && ' También cambiaron precios: están marcados en el resumen.';
}

/** The shop didn't answer what the cart's products are now. */
function StaleNotice({ title }: { title: string }) {
  return (
    <NoticeText title={title}>
      <p>Recarga la página para ver tu carrito al día y vuelve a confirmar. Tus datos quedan guardados.</p>
    </NoticeText>
  );
}
