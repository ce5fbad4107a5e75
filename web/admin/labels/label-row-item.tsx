import { Barcode } from 'lucide-react';
import { perUnit } from '#domain/measure/quantity-text.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatAmount } from '#web/format.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { VariantName } from '../stock/variant-name.tsx';
import type { LabelRow } from './label-rows.ts';
import type { Labels } from './use-labels.ts';

/** The most labels of one product or variant. */
const MOST = 999;

export function LabelRowItem({ row, labels }: { row: LabelRow; labels: Labels }) {
  const { key, photo, count, label } = row;
  const { brand, name, variant, barCode, price, saleUnit } = label;
  const subject = variant === '' ? name : `${name}, ${variant}`;
  return (
    <li className="labels-row" data-off={labels.isOff(key) || undefined}>
      <label className="tick-box">
        <input
          type="checkbox"
          aria-label={`Imprimir ${subject}`}
          checked={!labels.isOff(key)}
          onChange={({ target }) => labels.tick([key], target.checked)}
        />
      </label>
      <LinePhoto photo={photo} size={40} className="max-sm:hidden" />
      <span className="labels-name">
        <b>{`${brand} ${name}`.trim()}</b>
        <small>
          <VariantName name={variant} />
          {barCode === null ? (
            <span className="labels-no-code">
              <Barcode aria-hidden="true" /> sin código
            </span>
          ) : (
            <span className="figures">{barCode}</span>
          )}
        </small>
      </span>
      <span className="labels-price figures">
        {formatAmount(price)}
        {price !== null && isByMeasure(saleUnit) && <small>{perUnit(saleUnit)}</small>}
      </span>
      <Stepper
        label={`Etiquetas de ${subject}`}
        subject={subject}
        value={count}
        max={MOST}
        onChange={(wanted) => labels.setCount(key, wanted)}
      />
    </li>
  );
}
