import { badgesOf } from '#domain/catalogue/badges.ts';
import type { ProductCard } from '#domain/catalogue/product-card.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';

/** The labels that hang from the photo's left edge (GRID-009, GRID-010). */
export function ProductBadges({ card }: { card: ProductCard }) {
  const { isOffer, hasBulkOffer } = badgesOf(card);
  return (
    <div className="product-badges">
      {isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      {hasBulkOffer && <WovenLabel tone="quantity">OFERTA POR CANTIDAD</WovenLabel>}
      {card.isHidden && <WovenLabel>Oculto</WovenLabel>}
    </div>
  );
}
