import type { ReactNode } from 'react';
import { productPath } from '#domain/addresses/product-path.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import { saleUnitText } from '#domain/measure/quantity-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Info } from '#web/ui/stroke-icons.tsx';
import { useCart } from './use-cart.ts';

type CartNewsProps = { readonly className?: string | undefined };

/** Warns about a cart that a reload would lose, and names what was removed because the catalogue has it no more. */
export function CartNews({ className }: CartNewsProps) {
  const { dropped, askedAgain, isKept, lines } = useCart();
  return (
    <>
      {!isKept && lines.length > 0 && (
        <News className={className}>
          Tu navegador no puede guardar el carrito: si recargas o cierras la página, se pierde.
        </News>
      )}
      {dropped.length > 0 && (
        <News className={className}>
          Quitamos de tu carrito lo que ya no está disponible: {namesOf(dropped)}.
        </News>
      )}
      {askedAgain.length > 0 && (
        <News className={className}>
          {askedAgain.map(({ productId, snapshot }) => (
            <span key={productId} className="block">
              {snapshot.name || 'Un producto'} ahora se vende{' '}
              {saleUnitText(snapshot.saleUnit) || 'por unidad'}:{' '}
              <PageLink to={productPath({ id: productId, name: snapshot.name })} className="underline">
                elige de nuevo cuánto llevas
              </PageLink>
              .
            </span>
          ))}
        </News>
      )}
    </>
  );
}

function namesOf(dropped: readonly CartLine[]): string {
  const names = dropped.map((line) => {
    const variants = lineVariants(line).map(({ label }) => label);
    return [line.snapshot.name || 'un producto', ...variants.filter(Boolean)].join(', ');
  });
  return names.join('; ');
}

function News({ className, children }: CartNewsProps & { readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className={classNames(
        'flex gap-2.5 rounded-2 bg-warning-soft p-3 text-left text-sm text-warning',
        className,
      )}
    >
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
