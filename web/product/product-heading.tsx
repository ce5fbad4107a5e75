import type { ListedProduct } from '#domain/products/listed-product.ts';
import { PagePrice, type ProductWithPrice } from '#web/catalogue/price.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';

type ProductHeadingProps = {
  readonly product: ProductWithPrice &
    Pick<ListedProduct, 'brand' | 'code' | 'isHidden' | 'isOffer' | 'isSoldOut' | 'name'>;
};

/** A product's brand, labels, name and price, as its page begins. A card has all of it. */
export function ProductHeading({ product }: ProductHeadingProps) {
  const { brand, code, isHidden, isOffer, isSoldOut, name } = product;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span className="font-semibold text-secondary">{brand}</span>
        {code !== null && <span className="figures">Código {code}</span>}
        {isHidden && <WovenLabel>Oculto</WovenLabel>}
        {isSoldOut && <WovenLabel>Agotado</WovenLabel>}
        {isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      </p>
      <h1 className="mt-1.5 text-[1.625rem] wrap-break-word lg:mt-2.5 lg:text-title">
        <WholeWords text={name || 'Producto'} />
      </h1>
      <PagePrice product={product} />
    </>
  );
}
