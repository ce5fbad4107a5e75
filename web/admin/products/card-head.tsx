import type { ReactNode } from 'react';
import { productPath } from '#domain/addresses/product-path.ts';
import type { BriefProduct } from '#domain/products/product.ts';
import { ProductBadges } from '#web/catalogue/product-badges.tsx';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { formatAmount } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { soldOutText } from '../variant-stock/sold-out-text.ts';

const WIDTHS = '(min-width: 108.5rem) 340px, (min-width: 64rem) 24vw, 50vw';

type CardHeadProps = {
  readonly product: BriefProduct;
  readonly isPublished: boolean;
  /** Where the price can be changed. */
  readonly price?: ReactNode;
  /** Where what is sold out of it can be changed. */
  readonly stock?: ReactNode;
};

/** The product's photo, name and brand. A hidden product is dimmed and marked (PRODADM-008). */
export function CardHead({ product, isPublished, price, stock }: CardHeadProps) {
  const name = product.name || 'Producto';
  return (
    <>
      <div className="managed-photo">
        <ProductPhoto photo={product.photos[0]} alt="" width={600} sizes={WIDTHS} />
        {product.isHidden ? <span className="hidden-mark">Oculto</span> : <ProductBadges card={product} />}
      </div>
      <div className="managed-facts">
        <p className="managed-brand">
          <span>{product.brand}</span>
          {product.code !== null && <span className="figures">Cód. {product.code}</span>}
        </p>
        <h2 className="managed-name">
          {isPublished ? (
            <PageLink to={productPath(product)} target="_blank">
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h2>
        {price ?? <p className="price">{formatAmount(product.price)}</p>}
        {stock ??
          (product.soldOutPart !== null && (
            <p className="text-sm font-semibold text-warning">{soldOutText(product.soldOutPart)}</p>
          ))}
      </div>
    </>
  );
}
