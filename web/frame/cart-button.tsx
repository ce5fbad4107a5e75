import { amountsText } from '#domain/measure/amounts.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { formatWholeNumber } from '#web/format.ts';
import { ShoppingBag } from '#web/ui/stroke-icons.tsx';

/** Opens the cart's side panel; the badge counts units, of what is measured lines, and is hidden at 0 (NAV-002). */
export function CartButton() {
  const { things, totals, openPanel } = useCart();
  return (
    <button
      type="button"
      className="button relative min-w-12 px-3! lg:pr-4.5! lg:pl-4!"
      aria-label={things === 0 ? 'Carrito' : `Carrito, ${amountsText(totals.amounts)}`}
      onClick={openPanel}
    >
      <ShoppingBag aria-hidden="true" />
      <span className="hidden lg:inline">Carrito</span>{' '}
      {things > 0 && (
        // On the corner it takes no room, so nothing moves when the browser has read the cart.
        <span className="absolute -top-1.5 -right-1.5 grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-mustard px-1.5 text-fine font-bold text-ink [box-shadow:0_0_0_2px_var(--color-paper)] figures">
          {formatWholeNumber(things)}
        </span>
      )}
    </button>
  );
}
