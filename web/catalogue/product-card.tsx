import { memo } from 'react';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { leftText } from '#domain/stock/left-text.ts';
import { truncated } from '#domain/text/truncated.ts';
import { keptPart } from '#web/kept/kept-part.tsx';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { CardButton } from './card-button.tsx';
import { CardPhotos } from './card-photos.tsx';
import type { PhotoPlace } from './photo-sizes.ts';
import { Price } from './price.tsx';
import { ProductBadges } from './product-badges.tsx';
import { ProductVariety } from './product-variety.tsx';

type ProductCardProps = {
  card: ListedProduct;
  photoPlace: PhotoPlace;
  /** Its photo belongs to the first view. */
  isUrgent?: boolean;
};

/** A product of the grid or a carousel (GRID-002 to GRID-014). Memoised: carousels and countdowns don't render it. */
export const ProductCard = keptPart(
  memo(function ProductCard({ card, photoPlace, isUrgent = false }: ProductCardProps) {
    const link = useProductLink(card);
    const name = card.name || 'Producto';
    return (
      <article className="product-card" data-sold-out={card.isSoldOut || undefined}>
        <CardPhotos
          photos={card.photos}
          altTexts={card.altTexts}
          name={name}
          link={link}
          place={photoPlace}
          isUrgent={isUrgent}
        />
        <ProductBadges card={card} />
        <div className="product-card-words">
          <p className="product-card-brand">
            <span>{card.brand}</span>
            {card.code !== null && <span className="figures">Cód. {card.code}</span>}
          </p>
          <h3 className="product-card-name">
            {/* 'Más información' is the card's one stop for the keyboard. */}
            <PageLink {...link} tabIndex={-1}>
              <WholeWords text={name} />
            </PageLink>
          </h3>
          {card.summary !== '' && <p className="product-card-summary">{truncated(card.summary)}</p>}
          <ProductVariety card={card} />
          {card.left !== undefined && (
            <p className="product-card-left">{leftText(card.left, card.saleUnit ?? BY_PIECE)}</p>
          )}
        </div>
        <div className="product-card-foot">
          <Price product={card} />
          <div className="product-card-actions">
            <CardButton card={card} name={name} page={link.to} />
            <PageLink {...link} className="product-card-more">
              Más información<span className="sr-only"> de {name}</span>
            </PageLink>
          </div>
        </div>
      </article>
    );
  }),
  dependencies,
);

/** A photo of the first view is fetched with the page. */
function dependencies({ card, photoPlace, isUrgent = false }: ProductCardProps) {
  return isUrgent ? null : [card, photoPlace];
}
