import { useCart } from '#web/cart/use-cart.ts';
import { formatUnits } from '#web/format.ts';
import { ShoppingBag } from '#web/ui/stroke-icons.tsx';

/** Opens the cart's side panel; the badge counts units and is hidden at 0 (NAV-002). */
export function CartButton() {
  const { units, openPanel } = useCart();
  return (
    <button
      type="button"
      // The badge's place is reserved, because only the browser knows the cart.
      className="button min-w-21 px-3! lg:min-w-40 lg:pr-4.5! lg:pl-4!"
      aria-label={units === 0 ? 'Carrito' : `Carrito, ${formatUnits(units)}`}
      onClick={openPanel}
    >
      <ShoppingBag aria-hidden="true" />
      <span className="hidden lg:inline">Carrito</span>{' '}
      {units > 0 && (
        <span className="grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-mustard px-1.5 text-fine font-bold text-ink figures">
          {units}
        </span>
      )}
    </button>
  );
}
