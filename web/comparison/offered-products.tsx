import { comparisonPath } from '#domain/addresses/comparison-path.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { Price } from '#web/catalogue/price.tsx';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

type OfferedProductsProps = {
  offered: readonly ListedProduct[];
  /** Of the products that are compared already. */
  ids: readonly string[];
  title: string;
};

/** Products of the same kind: each links to the comparison with it. */
export function OfferedProducts({ offered, ids, title }: OfferedProductsProps) {
  return (
    <section className="mt-8" aria-labelledby="con-cual">
      <h2 id="con-cual" className="mb-4 text-[1.4375rem] lg:text-section">
        {title}
      </h2>
      <ul className="comparison-offered">
        {offered.map((card) => (
          <li key={card.id}>
            <PageLink to={comparisonPath([...ids, card.id])} rel="nofollow">
              <ProductPhoto photo={card.photos[0]} alt="" width={200} sizes="64px" />
              <span>
                <b>{card.name || 'Producto'}</b>
                <Price product={card} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
