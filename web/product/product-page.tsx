import type { Step } from '#domain/addresses/category-steps.ts';
import type { PlanOffer } from '#domain/financing/plan-offers.ts';
import type { UnitPrice } from '#domain/law/unit-price.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { formatShopMoment } from '#domain/text/shop-moment.ts';
import { isSameCategory } from '#web/catalogue/same-category.ts';
import { BuyBar } from '#web/choice/buy-bar.tsx';
import { ProductNews } from '#web/choice/product-news.tsx';
import { useAddToCart } from '#web/choice/use-add-to-cart.ts';
import { useBulkToast } from '#web/choice/use-bulk-toast.ts';
import { useFreshProduct } from '#web/choice/use-fresh-product.ts';
import { useSelection } from '#web/choice/use-selection.ts';
import { VariantLists } from '#web/choice/variant-lists.tsx';
import { useSold } from '#web/wholesale/use-buyer.ts';
import { BackLink } from './back-link.tsx';
import { ChatAboutProduct } from './chat-about-product.tsx';
import { Gallery } from './gallery.tsx';
import { InstalmentPlans } from './instalment-plans.tsx';
import { OrderByChat } from './order-by-chat.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTexts } from './product-texts.tsx';
import { ProductTrail } from './product-trail.tsx';
import { ReassuranceTiles } from './reassurance-tiles.tsx';
import { RelatedCarousel } from './related-carousel.tsx';

type ProductPageProps = {
  loaded: Product;
  related: readonly ListedProduct[];
  /** What the loaded price comes to for a metre or 100 g. */
  perUnit: UnitPrice | null;
  /** What the loaded price costs in instalments. */
  plans: readonly PlanOffer[];
  /** ISO 8601; `null` for a price that stays. */
  priceEnd: string | null;
  url: string;
  /** The way to its categories. */
  steps: readonly Step[];
};

export function ProductPage({ loaded, related, perUnit, plans, priceEnd, url, steps }: ProductPageProps) {
  const { product, isGone, check } = useFreshProduct(loaded);
  const selection = useSelection(product);
  const notes = {
    ...(perUnit !== null && { unitPrice: perUnit }),
    ...(priceEnd !== null && { priceEnd: formatShopMoment(priceEnd) }),
  };
  const { line } = selection;
  const { price: formerPrice } = priceOf(useSold(loaded), 1);
  // What the page came with was made of the price that everybody pays.
  const isOfLoaded = line.price === priceOf(loaded, 1).price;
  const addToCart = useAddToCart({ product, selection, check });
  useBulkToast(line);
  return (
    <main className="shop-width">
      <div className="product-way flex items-center gap-3 py-1 text-label text-secondary lg:pt-5 lg:pb-4">
        <BackLink />
        <ProductTrail steps={steps} />
        {/* Of its button, which comes late. */}
        <span data-favourite={product.id} className="ml-auto min-w-11 flex-none" />
      </div>
      <div className="product-detail">
        <div className="product-media">
          <Gallery
            photos={product.photos}
            altTexts={product.altTexts}
            name={product.name || 'Producto'}
            wanted={photoOf(product, selection.latest)}
          />
          <ReassuranceTiles />
        </div>
        <div className="product-info">
          <ProductSummary product={product} selection={selection} notes={isOfLoaded ? notes : {}}>
            {isOfLoaded && <InstalmentPlans cashPrice={line.price} offers={plans} />}
          </ProductSummary>
          <VariantLists product={product} selection={selection} />
          <BuyBar
            line={line}
            doubt={selection.doubt}
            kind={kindOfVariants(product)}
            hasOffer={line.offer !== null}
            onAdd={addToCart}
            isGone={isGone}
            isSoldOut={isWhollySoldOut(product)}
          >
            <OrderByChat product={product} url={url} />
            <ProductNews isGone={isGone} formerPrice={formerPrice} price={line.price} />
          </BuyBar>
          <ChatAboutProduct product={product} url={url} />
          <ProductTexts
            product={product}
            isComparable={related.some((other) => isSameCategory(other, product))}
          />
        </div>
      </div>
      <RelatedCarousel products={related} />
    </main>
  );
}

/** Photos of no colour have '' for a colour, which is also the variant of a product without any. */
function photoOf({ photoColours }: Product, variant: string | null): number {
  return variant === null || variant === '' ? -1 : photoColours.indexOf(variant);
}
