import { Copy, Eye, EyeOff, PackageCheck, PackageX, Pencil, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { BriefProduct } from '#domain/products/product.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { PriceInPlace } from '../price-in-place/price-in-place.tsx';
import { useMay } from '../shell/use-role.tsx';
import { VariantStock } from '../variant-stock/variant-stock.tsx';
import { CardHead } from './card-head.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useProductChanges } from './use-product-changes.ts';

type CardProps = {
  readonly product: BriefProduct;
  readonly isTicked: boolean;
  /** @param isRange whether all products since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
  readonly onChanged: () => Promise<void>;
};

export function ManagedCard({ product, isTicked, onTick, onChanged }: CardProps) {
  const { toggleHidden, toggleSoldOut, remove } = useProductChanges(onChanged);
  const duplicate = useDuplicate();
  const mayChange = useMay('catalogue');
  const mayPrice = useMay('prices');
  const [search] = useSearchParams();
  const withProduct = new URLSearchParams(search);
  withProduct.set('editar', product.id);
  const name = product.name || 'Producto';
  const { variantCount } = product;
  const stock = product.isSoldOut ? 'Hay stock' : 'Marcar agotado';
  return (
    <article
      className="managed-card"
      data-hidden={product.isHidden || undefined}
      data-ticked={isTicked || undefined}
    >
      <CardHead
        product={product}
        isPublished
        price={mayChange && mayPrice ? <PriceInPlace product={product} onChanged={onChanged} /> : undefined}
        stock={
          mayChange && variantCount !== null ? (
            <VariantStock product={product} count={variantCount} onChanged={onChanged} />
          ) : undefined
        }
      />
      {mayPrice && <TickBox label={`Elegir ${name}`} isTicked={isTicked} onTick={onTick} />}
      {mayChange && (
        <div className="managed-actions">
          <PageLink to={`?${withProduct}`} keepsScroll aria-label={`Editar ${name}`}>
            <Pencil aria-hidden="true" />
            <span>Editar</span>
          </PageLink>
          <button
            type="button"
            aria-label={`${product.isHidden ? 'Mostrar' : 'Ocultar'} ${name}`}
            onClick={() => toggleHidden(product)}
          >
            {product.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            <span>{product.isHidden ? 'Mostrar' : 'Ocultar'}</span>
          </button>
          <button
            type="button"
            className="managed-stock"
            aria-label={`${stock}: ${name}`}
            onClick={() => toggleSoldOut(product)}
          >
            {product.isSoldOut ? <PackageCheck aria-hidden="true" /> : <PackageX aria-hidden="true" />}
            <span>{stock}</span>
          </button>
          <button
            type="button"
            aria-label={`Duplicar ${name}`}
            title="Duplicar"
            onClick={() => duplicate(product)}
          >
            <Copy aria-hidden="true" />
            <span>Duplicar</span>
          </button>
          <button
            type="button"
            className="text-error"
            aria-label={`Eliminar ${name}`}
            title="Eliminar"
            onClick={() => remove(product)}
          >
            <Trash2 aria-hidden="true" />
            <span>Eliminar</span>
          </button>
        </div>
      )}
    </article>
  );
}
