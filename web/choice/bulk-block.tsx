import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';
import { formatExactPrice, formatUnits, formatWholeNumber } from '#web/format.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';

type BulkBlockProps = {
  offer: BulkOffer;
  units: number;
  isActive: boolean;
  /** What can be combined to reach the minimum: 'colores' or 'modelos'; `null` without variants. */
  combined: string | null;
};

/** The quantity offer, with a stitch for every chosen unit (DETAIL-010, DETAIL-011). */
export function BulkBlock({ offer, units, isActive, combined }: BulkBlockProps) {
  const { minimumUnits } = offer;
  const missing = minimumUnits - units;
  const ways = combined === null ? '' : `, combinando ${combined}`;
  return (
    <div className="bulk-block stitch-frame">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <WovenLabel tone="quantity">OFERTA POR CANTIDAD</WovenLabel>
        <span className="font-[640] figures">
          {formatWholeNumber(units)} de {formatWholeNumber(minimumUnits)}
        </span>
      </div>
      <p className="mt-3">
        Llevando <b>{formatWholeNumber(minimumUnits)} o más</b>:{' '}
        <b className="figures whitespace-nowrap">{formatExactPrice(bulkUnitPrice(offer))} c/u</b>
      </p>
      <BulkStitches units={units} minimumUnits={minimumUnits} />
      {/* The line stays when it is empty, so the page below doesn't move. */}
      <p role="status" className="min-h-[1lh] text-fine text-warning">
        {isActive && 'Precio por cantidad activado.'}
        {missing > 0 && `${missing === 1 ? 'Te falta' : 'Te faltan'} ${formatUnits(missing)}${ways}.`}
      </p>
      <p className="text-fine text-warning">Oferta válida únicamente para compras online.</p>
    </div>
  );
}

const MAX_STITCHES = 24;

/** One stitch per unit; above 24 units, 24 stitches in proportion. */
function BulkStitches({ units, minimumUnits }: { units: number; minimumUnits: number }) {
  const stitches = Math.min(minimumUnits, MAX_STITCHES);
  const sewn = Math.min(Math.floor((units * stitches) / minimumUnits), stitches);
  return (
    <div className="bulk-stitches" aria-hidden="true">
      {Array.from({ length: stitches }, (_, index) => (
        <i key={index} data-sewn={index < sewn || undefined} />
      ))}
    </div>
  );
}
