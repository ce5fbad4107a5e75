import { useCallback, useEffect, useMemo, useState } from 'react';
import { newLine } from '#domain/cart/cart-line.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import { netTotalOfLines } from '#domain/cart/net-total-of-lines.ts';
import { type PricedCartLine, pricedCart } from '#domain/cart/priced-cart.ts';
import { repeatedOrder } from '#domain/cart/repeated-order.ts';
import { parseSharedCart, type SharedLine as SharedUnits } from '#domain/cart/shared-cart.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import type { Product } from '#domain/products/product.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import { formatCount, formatPrice } from '#web/format.ts';
import { NetAmount, NetPrice } from '#web/storefront/net-price-legend.tsx';
import { Button } from '#web/ui/button.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useBuyer } from '#web/wholesale/use-buyer.ts';
import { browserCartStore } from './browser-cart-store.ts';
import { LinePhoto } from './line-photo.tsx';
import { useCart } from './use-cart.ts';
import { VariantChips } from './variant-chips.tsx';

type SharedCartPanelProps = {
  /** The fragment of the address. */
  readonly hash: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The shared cart at today's prices, and the question whether to add it or to replace the cart by it (BUY-010). */
export function SharedCartPanel({ hash, isOpen, onClose }: SharedCartPanelProps) {
  const shared = useMemo(() => parseSharedCart(hash) ?? [], [hash]);
  const { products, reload } = useProductsOf(shared);
  return (
    <SidePanel title="Te compartieron un carrito" isOpen={isOpen} onClose={onClose} leavesStrip>
      {Array.isArray(products) ? (
        <SharedCart shared={shared} products={products} onClose={onClose} />
      ) : (
        <div role="status" className="grid flex-1 place-content-center justify-items-center gap-4 p-8">
          {products === 'loading' ? 'Cargando…' : 'La tienda no responde.'}
          {products === 'no-answer' && (
            <Button variant="outline" onClick={reload}>
              Reintentar
            </Button>
          )}
        </div>
      )}
    </SidePanel>
  );
}

function useProductsOf(shared: readonly SharedUnits[]) {
  const [products, setProducts] = useState<Product[] | 'loading' | 'no-answer'>('loading');
  const reload = useCallback(async () => {
    setProducts('loading');
    const ids = shared.map(({ productId }) => productId);
    setProducts((ids.length === 0 ? [] : await fetchProducts(ids)) ?? 'no-answer');
  }, [shared]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { products, reload };
}

type SharedCartProps = {
  readonly shared: readonly SharedUnits[];
  readonly products: readonly Product[];
  readonly onClose: () => void;
};

function SharedCart({ shared, products, onClose }: SharedCartProps) {
  const { cart, add } = useCart();
  const toast = useToast();
  const wanted = shared.map((line) => ({
    ...line,
    pieces: line.extras.pieces,
    name: products.find(({ id }) => id === line.productId)?.name || 'Producto',
  }));
  const { added, notRepeated } = repeatedOrder(wanted, { products, cart: [] });
  const { lines, totals } = pricedCart(
    added.map(({ product, quantities, pieces }) => newLine(product, quantities, pieces)),
    useBuyer(),
  );

  function addAll(): void {
    const { added: fitting } = repeatedOrder(wanted, { products, cart });
    for (const { product, quantities, pieces } of fitting) add(product, quantities, pieces);
    tell('Agregamos el carrito compartido al tuyo');
  }

  function replace(): void {
    browserCartStore().dispatch({ type: 'upgrade', cart: lines });
    tell('Tu carrito es ahora el compartido');
  }

  function tell(title: string): void {
    toast.show({
      title,
      text: formatCount(lines.length, { one: 'producto', many: 'productos' }),
      tone: 'success',
    });
    onClose();
  }

  if (lines.length === 0) {
    return <p className="p-7">Nada de este carrito se puede comprar hoy.</p>;
  }
  return (
    <>
      <ul className="min-h-0 flex-1 overflow-y-auto px-5 lg:px-7">
        {lines.map((line) => (
          <SharedLine key={line.productId} line={line} />
        ))}
        {notRepeated.length > 0 && (
          <li className="py-4 text-sm text-warning">
            Sin lo que ya no se puede comprar:{' '}
            {notRepeated.map(({ name, variant }) => [name, variant].filter(Boolean).join(', ')).join('; ')}.
          </li>
        )}
      </ul>
      <div data-foot className="grid gap-2 px-5 pt-4 pb-6 lg:px-7">
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
          Total <b>{formatPrice(totals.total)}</b>
        </p>
        <NetAmount net={netTotalOfLines(lines)} />
        <Button variant="primary" size="large" onClick={addAll}>
          Agregar a mi carrito
        </Button>
        {cart.length > 0 && (
          <Button variant="outline" onClick={replace}>
            Reemplazar
          </Button>
        )}
      </div>
    </>
  );
}

function SharedLine({ line }: { line: PricedCartLine }) {
  const variants = lineVariants(line).filter(({ label }) => label !== '');
  const total = shownTotal(line.price);
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-3.5 border-b border-line py-4 text-label">
      <LinePhoto photo={line.snapshot.photo} size={56} className="w-14" />
      <div className="min-w-0 wrap-anywhere">
        {line.snapshot.name || 'Producto'}
        <p className="text-fine text-muted">{quantityText(line.price.units, line.price.saleUnit)}</p>
        {variants.length > 0 && (
          <VariantChips variants={variants} unit={line.price.saleUnit} className="mt-1" />
        )}
      </div>
      <b className="figures font-semibold">{formatPrice(total)}</b>
      <div className="col-span-full empty:hidden">
        <NetPrice price={total} vat={line.snapshot.vat} />
      </div>
    </li>
  );
}
