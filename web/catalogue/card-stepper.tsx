import './card-stepper.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cartProductOfCard } from '#domain/cart/cart-product-of-card.ts';
import { cartVariants } from '#domain/cart/line-variants.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { soldTo } from '#domain/pricing/sold-to.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import { LineStepper } from '#web/cart/line-stepper.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import type { CardPart } from '#web/choice/card-part.ts';
import { useAddUnits } from '#web/choice/use-add-units.ts';
import { useBulkToast } from '#web/choice/use-bulk-toast.ts';
import { formatPrice } from '#web/format.ts';
import { useBuyer } from '#web/wholesale/use-buyer.ts';

/** Adds the first unit, and then counts the product's units in the cart (BUY-002). */
export const CardStepper: CardPart = ({ card, isPressed, onEnd }) => {
  const { lines, refresh, takeOver } = useCart();
  const addUnits = useAddUnits();
  const place = useRef<HTMLDivElement>(null);
  const line = lines.find(({ productId }) => productId === card.id);
  const buyer = useBuyer();
  const price = line?.price ?? priceOf(soldTo(buyer, card), 0);
  useBulkToast({ ...price, wasActive: price.isBulkActive });

  async function check() {
    const product = cartProductOfCard(card);
    const found = await fetchProducts([card.id]);
    if (found === null) return product;
    if (found.length > 0) takeOver(found);
    else await refresh();
    return found[0] ?? null;
  }

  const addFirst = useEffectEvent(() => {
    flushSync(() => {
      addUnits({
        product: cartProductOfCard(card),
        wanted: { '': price.saleUnit.minimum },
        check,
      });
      onEnd();
    });
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // A task of its own, because React can't render at once inside an effect.
    if (isPressed) queueMicrotask(() => addFirst());
  }, [isPressed]);

  // The button comes back once the last unit is gone.
  function focusButton(): void {
    const foot = place.current?.parentElement;
    setTimeout(() => foot?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }));
  }

  const [variant] = line === undefined ? [] : cartVariants(line);
  return (
    <div ref={place}>
      {line !== undefined && variant !== undefined && (
        <>
          <LineStepper
            productId={card.id}
            unit={price.saleUnit}
            variant={variant}
            subject={card.name || 'Producto'}
            onEmpty={focusButton}
          />
          <span role="status" className="sr-only">
            {quantityText(price.units, price.saleUnit)} en el carrito, {formatPrice(price.total)}
          </span>
        </>
      )}
    </div>
  );
};
