import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { netTotalOfLines } from '#domain/cart/net-total-of-lines.ts';
import { withRemovals } from '#domain/cart/removed-lines.ts';
import { amountsText } from '#domain/measure/amounts.ts';
import { formatPrice } from '#web/format.ts';
import { NetAmount } from '#web/storefront/net-price-legend.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';
import { CartNews } from './cart-news.tsx';
import { ClearCartButton } from './clear-cart-button.tsx';
import { HintedList } from './hinted-list.tsx';
import { MinimumThread } from './minimum-thread.tsx';
import { PanelLine } from './panel-line.tsx';
import { useRemovals } from './removals.ts';
import { UndoRemoval } from './undo-removal.tsx';
import { useCart, useCartActions } from './use-cart.ts';

export function CartPanel() {
  const { lines, isPanelOpen, closePanel } = useCart();
  const hasLines = lines.length > 0;
  return (
    <SidePanel
      title="Tu carrito"
      isOpen={isPanelOpen}
      onClose={closePanel}
      leavesStrip
      footer={hasLines && <PanelFooter />}
    >
      {hasLines ? <PanelLines /> : <EmptyPanel />}
    </SidePanel>
  );
}

function PanelLines() {
  const { lines } = useCart();
  const removals = useRemovals();
  return (
    <HintedList>
      <CartNews className="mt-4" />
      {withRemovals(lines, removals).map((row) =>
        'removed' in row ? (
          <UndoRemoval key={row.id} removal={row} />
        ) : (
          <PanelLine key={row.productId} line={row} />
        ),
      )}
      <div className="my-2 flex flex-wrap gap-x-2">
        <PasteListLink />
        <ClearCartButton />
      </div>
    </HintedList>
  );
}

/** Where codes and quantities, as copied from a chat, become lines of the cart (FIND-008). */
function PasteListLink() {
  const { closePanel } = useCartActions();
  return (
    <ButtonLink to="/lista" variant="quiet" size="small" onClick={closePanel}>
      Pegar una lista
    </ButtonLink>
  );
}

function PanelFooter() {
  const { lines, totals, save, closePanel } = useCart();
  const navigate = useNavigate();
  useEffect(() => {
    // Where this leads has a form, whose code would else be asked for one trip later. If this fails, it is.
    import('#domain/orders/checkout-form.ts').catch(() => {});
  }, []);
  const goToCart = () => {
    save();
    closePanel();
    navigate('/cart');
  };
  return (
    <div data-foot className="relative px-5 pt-4.5 pb-6 [--price-size:2rem] lg:px-7">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-lg font-semibold">
        Total <b className="display-figures text-[2rem]">{formatPrice(totals.total)}</b>
      </p>
      <NetAmount net={netTotalOfLines(lines)} />
      <p role="status" className="sr-only">
        {amountsText(totals.amounts)}, total {formatPrice(totals.total)}
      </p>
      {totals.hasUnpriced && <p className="text-sm text-secondary">No incluye los productos a consultar</p>}
      <MinimumThread className="mt-2" />
      <Button variant="primary" size="large" className="mt-3 w-full" onClick={goToCart}>
        Finalizar pedido <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}

function EmptyPanel() {
  const { closePanel } = useCartActions();
  const removals = useRemovals();
  const button = useRef<HTMLButtonElement>(null);
  // The focused delete button disappeared with the last line.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div
      data-empty-cart
      className="grid flex-1 place-content-center justify-items-center gap-4 p-8 text-center"
    >
      <CartNews />
      <img src="/art/empty-bag.svg" alt="" width={150} height={120} />
      <p className="text-[1.0625rem] font-semibold">Tu carrito está vacío</p>
      {removals.map((removal) => (
        <UndoRemoval key={removal.id} removal={removal} />
      ))}
      <Button ref={button} variant="outline" onClick={closePanel}>
        Seguir comprando
      </Button>
      <PasteListLink />
    </div>
  );
}
