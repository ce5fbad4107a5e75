import { memo } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { keptPart } from '#web/kept/kept-part.tsx';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import { photoSizes } from './photo-sizes.ts';
import { Price } from './price.tsx';
import { ProductPhoto } from './product-photo.tsx';

export const OfferCard = keptPart(
  memo(function OfferCard({ card }: { card: ListedProduct }) {
    const link = useProductLink(card);
    return (
      <PageLink {...link} className="offer-card">
        <ProductPhoto photo={card.photos[0]} alt="" width={300} widest={400} sizes={photoSizes('offer')} />
        <div>
          {card.isSoldOut ? <WovenLabel>Agotado</WovenLabel> : <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
          <h3 className="plain-heading mt-2 text-[1rem] wrap-anywhere">{card.name || 'Producto'}</h3>
          <Price product={card} className="mt-auto text-accent" />
        </div>
      </PageLink>
    );
  }),
);
