import { useEffect, useRef } from 'react';
import { perUnit } from '#domain/measure/quantity-text.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { formatExactPrice } from '#web/format.ts';
import { useToast } from '#web/ui/use-toast.tsx';

/** Shows a toast each time the bulk price becomes active, not while it stays active (DETAIL-030, DETAIL-031). */
export function useBulkToast({
  offer,
  saleUnit,
  isBulkActive: isActive,
  wasActive = false,
}: Pick<LinePrice, 'offer' | 'saleUnit' | 'isBulkActive'> & {
  /** At first: then there is nothing new to say. */
  wasActive?: boolean;
}): void {
  const toast = useToast();
  const before = useRef(wasActive);
  useEffect(() => {
    if (isActive && !before.current && offer !== null) {
      toast.show({
        title: '¡Precio por cantidad activado!',
        text: `Ahora pagas ${formatExactPrice(bulkUnitPrice(offer))} ${perUnit(saleUnit) || 'por unidad'}.`,
      });
    }
    before.current = isActive;
  }, [isActive, offer, saleUnit, toast]);
}
