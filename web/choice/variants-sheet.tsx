import './variants-sheet.css';
import { useCallback, useEffect, useState } from 'react';
import { priceOf } from '#domain/pricing/price-of.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import { Button } from '#web/ui/button.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { useSold } from '#web/wholesale/use-buyer.ts';
import { BulkBlock } from './bulk-block.tsx';
import { BuyBar } from './buy-bar.tsx';
import type { CardPart } from './card-part.ts';
import { ProductNews } from './product-news.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useBulkToast } from './use-bulk-toast.ts';
import { useFreshProduct } from './use-fresh-product.ts';
import { useSelection } from './use-selection.ts';
import { VariantLists } from './variant-lists.tsx';

/** The colours or models of a card's product, to be added without leaving the list (BUY-002). */
export const VariantsSheet: CardPart = ({ card, isPressed, onEnd }) => {
  const { product, reload } = useDetails(card, isPressed);
  const sold = useSold(card);
  return (
    <SidePanel
      title={card.colours.length > 0 ? 'Elegir colores' : 'Elegir modelos'}
      isOpen={isPressed}
      onClose={onEnd}
      leavesStrip
    >
      {typeof product === 'object' ? (
        <Choice loaded={product} formerPrice={priceOf(sold, 1).price} onAdded={onEnd} />
      ) : (
        <Waiting state={product} onRetry={reload} />
      )}
    </SidePanel>
  );
};

type Details = Product | 'loading' | 'gone' | 'no-answer';

/** The product's details, fetched each time that the sheet opens. */
function useDetails(
  { id }: ListedProduct,
  isOpen: boolean,
): { readonly product: Details; readonly reload: () => void } {
  const [product, setProduct] = useState<Details>('loading');
  const reload = useCallback(async () => {
    setProduct('loading');
    const found = await fetchProducts([id]);
    setProduct(found === null ? 'no-answer' : (found[0] ?? 'gone'));
  }, [id]);
  useEffect(() => {
    if (isOpen) reload();
  }, [isOpen, reload]);
  return { product, reload };
}

const WAITING_TEXTS = {
  loading: 'Cargando…',
  gone: 'Este producto ya no está disponible.',
  'no-answer': 'No pudimos cargarlo. Revisa tu conexión y prueba de nuevo.',
} as const;

type WaitingProps = { readonly state: keyof typeof WAITING_TEXTS; readonly onRetry: () => void };

function Waiting({ state, onRetry }: WaitingProps) {
  return (
    <div
      role="status"
      className="grid flex-1 place-content-center justify-items-center gap-4 p-8 text-center"
    >
      <p>{WAITING_TEXTS[state]}</p>
      {state === 'no-answer' && (
        <Button variant="outline" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </div>
  );
}

type ChoiceProps = {
  readonly loaded: Product;
  /** As the card says it. */
  readonly formerPrice: Product['price'];
  readonly onAdded: () => void;
};

function Choice({ loaded, formerPrice, onAdded }: ChoiceProps) {
  const { product, isGone, check } = useFreshProduct(loaded);
  const selection = useSelection(product);
  const { line } = selection;
  const addToCart = useAddToCart({ product, selection, check, onAdded });
  useBulkToast(line);
  const kind = kindOfVariants(product);
  const { offer } = line;
  return (
    <>
      <div className="variants-sheet min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5 lg:px-7">
        <p className="text-fine text-muted">{product.brand}</p>
        <h3 className="plain-heading text-[1.0625rem] wrap-anywhere">
          <WholeWords text={product.name || 'Producto'} />
        </h3>
        {offer !== null && (
          <BulkBlock
            offer={offer}
            saleUnit={line.saleUnit}
            units={line.units}
            isActive={line.isBulkActive}
            combined={kind === 'model' ? 'modelos' : 'colores'}
          />
        )}
        <VariantLists product={product} selection={selection} />
      </div>
      <BuyBar
        line={line}
        doubt={selection.doubt}
        kind={kind}
        hasOffer={offer !== null}
        onAdd={addToCart}
        isGone={isGone}
        isSoldOut={isWhollySoldOut(product)}
      >
        <ProductNews isGone={isGone} formerPrice={formerPrice} price={line.price} />
      </BuyBar>
    </>
  );
}
