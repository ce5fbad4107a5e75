import { Info } from 'lucide-react';
import { lineVariants } from '#domain/cart/line-variants.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useCart } from './use-cart.ts';

/** Names the lines that were removed because their product is gone from the catalogue. */
export function CartNews({ className }: { className?: string }) {
  const { dropped } = useCart();
  if (dropped.length === 0) return null;
  const names = dropped.map((line) => {
    const variants = lineVariants(line).map(({ label }) => label);
    return [line.snapshot.name || 'un producto', ...variants.filter(Boolean)].join(', ');
  });
  return (
    <p
      role="status"
      className={classNames(
        'flex gap-2.5 rounded-2 bg-warning-soft p-3 text-left text-sm text-warning',
        className,
      )}
    >
      <Info aria-hidden="true" />
      <span>Quitamos de tu carrito lo que ya no está disponible: {names.join('; ')}.</span>
    </p>
  );
}
