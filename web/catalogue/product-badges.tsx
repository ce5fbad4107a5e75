import { priceOf } from '#domain/pricing/price-of.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import { useSold } from '#web/wholesale/use-buyer.ts';

type BadgedCard = Pick<ListedProduct, 'id' | 'isOffer' | 'price' | 'bulkOffer' | 'isHidden' | 'isSoldOut'>;

/** The labels at the photo's left edge (GRID-009, GRID-010, BUY-006). */
export function ProductBadges({ card }: { card: BadgedCard }) {
  const sold = useSold(card);
  return (
    <div className="product-badges">
      {card.isSoldOut && <WovenLabel>Agotado</WovenLabel>}
      {card.isOffer && <WovenLabel tone="offer">¡OFERTA!</WovenLabel>}
      {priceOf(sold, 1).offer !== null && <WovenLabel tone="quantity">OFERTA POR CANTIDAD</WovenLabel>}
      {card.isHidden && <WovenLabel>Oculto</WovenLabel>}
    </div>
  );
}
