import { amountText, perUnit, quantityText, timesText } from '#domain/measure/quantity-text.ts';
import { partsOf, type SaleUnit, wholeShare } from '#domain/measure/sale-unit.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';
import { formatExactPrice } from '#web/format.ts';
import { WovenLabel } from '#web/ui/woven-label.tsx';

type BulkBlockProps = {
  offer: BulkOffer;
  saleUnit: SaleUnit;
  /** In smallest parts. */
  units: number;
  isActive: boolean;
  /** What can be combined to reach the minimum: 'colores' or 'modelos'; `null` without variants. */
  combined: string | null;
};

/** The quantity offer, with a stitch for every chosen unit (DETAIL-010, DETAIL-011). */
export function BulkBlock({ offer, saleUnit, units, isActive, combined }: BulkBlockProps) {
  const minimum = partsOf(offer.minimumUnits, saleUnit);
  const missing = minimum - units;
  const ways = combined === null ? '' : `, combinando ${combined}`;
  return (
    <div className="bulk-block stitch-frame">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <WovenLabel tone="quantity">OFERTA POR CANTIDAD</WovenLabel>
        <span className="font-[640] figures">
          {amountText(units, saleUnit)} de {timesText(minimum, saleUnit)}
        </span>
      </div>
      <p className="mt-3">
        Llevando <b>{timesText(minimum, saleUnit)} o más</b>:{' '}
        <b className="figures whitespace-nowrap">
          {formatExactPrice(bulkUnitPrice(offer))} {perUnit(saleUnit) || 'c/u'}
        </b>
      </p>
      <BulkStitches units={units} minimum={minimum} most={offer.minimumUnits} />
      {/* The line stays when it is empty, so the page below doesn't move. */}
      <p role="status" className="min-h-[1lh] text-fine text-warning">
        {isActive && 'Precio por cantidad activado.'}
        {missing > 0 &&
          `${missing === 1 || missing === partsOf(1, saleUnit) ? 'Te falta' : 'Te faltan'} ${quantityText(missing, saleUnit)}${ways}.`}
      </p>
      <p className="text-fine text-warning">Oferta válida únicamente para compras online.</p>
    </div>
  );
}

const MAX_STITCHES = 24;

type BulkStitchesProps = {
  units: number;
  minimum: number;
  /** The minimum in whole units. */
  most: number;
};

/** One stitch per unit; above 24 units, 24 stitches in proportion. */
function BulkStitches({ units, minimum, most }: BulkStitchesProps) {
  const stitches = Math.min(most, MAX_STITCHES);
  const sewn = Math.min(wholeShare(units, { of: minimum, in: stitches }), stitches);
  return (
    <div className="bulk-stitches" aria-hidden="true">
      {Array.from({ length: stitches }, (_, index) => (
        <i key={index} data-sewn={index < sewn || undefined} />
      ))}
    </div>
  );
}
