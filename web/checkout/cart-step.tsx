import { useEffect, useRef } from 'react';
import { withRemovals } from '#domain/cart/removed-lines.ts';
import { ClearCartButton } from '#web/cart/clear-cart-button.tsx';
import { MinimumThread } from '#web/cart/minimum-thread.tsx';
import { useRemovals } from '#web/cart/removals.ts';
import { takeOverEarlierNotes } from '#web/cart/said-storage.ts';
import { ShareCartButton } from '#web/cart/share-cart-button.tsx';
import { UndoRemoval } from '#web/cart/undo-removal.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import { LIST_PAGE } from '#web/storefront/list-page.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';
import { CartBar } from './cart-bar.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useStepChange } from './use-step-change.ts';

/** Step 1: the cart and its total (CHECKOUT-007 to CHECKOUT-013). Coming back from step 2 focuses its heading. */
export function CartStep({ isBack }: { isBack: boolean }) {
  const { lines, isPanelOpen, openPanel, closePanel } = useCart();
  const removals = useRemovals();
  useEffect(() => takeOverEarlierNotes(), []);
  const goToStep = useStepChange();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus({ preventScroll: true });
  }, [isBack]);
  return (
    <div className="checkout-columns">
      <section className="rounded-3 bg-surface px-4 py-0.5 lg:px-7 lg:py-1">
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          Revisar compra
        </h2>
        <MinimumThread className="pt-4 lg:hidden" />
        {withRemovals(lines, removals).map((row) =>
          'removed' in row ? (
            <UndoRemoval key={row.id} removal={row} />
          ) : (
            <CartLineRow key={row.productId} line={row} />
          ),
        )}
        <div className="my-2 flex flex-wrap gap-x-2">
          <ShareCartButton />
          <ClearCartButton />
        </div>
      </section>
      <OrderSummary>
        <Button
          variant="primary"
          size="large"
          className="w-full max-lg:hidden"
          onClick={() => goToStep('contact')}
        >
          Continuar <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="outline" className="w-full" onClick={isPanelOpen ? closePanel : openPanel}>
          Actualizar cantidades
        </Button>
        <ButtonLink to="/" variant="quiet" className="w-full">
          Seguir comprando
        </ButtonLink>
        <ButtonLink to={LIST_PAGE} variant="quiet" className="w-full">
          Pegar una lista
        </ButtonLink>
      </OrderSummary>
      <CartBar>
        <Button variant="primary" size="large" onClick={() => goToStep('contact')}>
          Continuar <ArrowRight aria-hidden="true" />
        </Button>
      </CartBar>
    </div>
  );
}
