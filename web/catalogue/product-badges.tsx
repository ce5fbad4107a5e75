import type { ListedProduct } from '#domain/catalogue/listed-product.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';

/** The labels at the photo's left edge (GRID-009, GRID-010). */
export function ProductBadges({ card }: { card: Pick<ListedProduct, 'isOffer' | 'bulkOffer' | 'isHidden'> }) {
  return (
    <div className="product-badges">
      {card.isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      {card.bulkOffer !== null && <WovenLabel tone="quantity">OFERTA POR CANTIDAD</WovenLabel>}
      {card.isHidden && <WovenLabel>Oculto</WovenLabel>}
    </div>
  );
}
