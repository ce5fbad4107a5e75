import type { ListedProduct } from '#domain/products/listed-product.ts';
import { PriceNotes } from '#web/catalogue/price-notes.tsx';
import { formatExactPrice } from '#web/format.ts';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';

type ProductHeadingProps = {
  readonly product: Pick<
    ListedProduct,
    | 'brand'
    | 'code'
    | 'isHidden'
    | 'isOffer'
    | 'isSoldOut'
    | 'name'
    | 'price'
    | 'vat'
    | 'unitPrice'
    | 'priceEnd'
  >;
};

/** A product's brand, labels, name and price, as its page begins. A card has all of it. */
export function ProductHeading({ product }: ProductHeadingProps) {
  const { brand, code, isHidden, isOffer, isSoldOut, name, price } = product;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span className="font-semibold text-secondary">{brand}</span>
        {code !== null && <span className="figures">Código {code}</span>}
        {isHidden && <WovenLabel>Oculto</WovenLabel>}
        {isSoldOut && <WovenLabel>Agotado</WovenLabel>}
        {isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      </p>
      <h1 className="mt-1.5 text-[26px] wrap-break-word lg:mt-2.5 lg:text-title">
        <WholeWords text={name || 'Producto'} />
      </h1>
      <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3 lg:mt-4.5">
        <b className="text-[30px] display-figures lg:text-[38px]">{formatExactPrice(price)}</b>
        {price !== null && <span>por unidad</span>}
        <span className="grid w-full gap-0.5 [--price-size:30px] lg:[--price-size:38px]">
          <PriceNotes product={product} />
        </span>
      </p>
    </>
  );
}
