import './label-face.css';
import { useMemo } from 'react';
import type { Label, LabelParts } from '#domain/labels/label.ts';
import { netPrice } from '#domain/law/net-price.ts';
import { perUnit } from '#domain/measure/quantity-text.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { formatAmount, formatExactPrice } from '#web/format.ts';
import { customProperties } from '#web/storefront/custom-properties.ts';
import { BarCodeDrawing } from './bar-code-drawing.tsx';
import { barsOf } from './bars.ts';
import { labelLayout, PADDING } from './label-layout.ts';

type LabelFaceProps = {
  readonly label: Label;
  readonly parts: LabelParts;
  /** In mm. */
  readonly size: { readonly width: number; readonly height: number };
  readonly isLarge: boolean;
  readonly paper: 'sheet' | 'roll';
};

/** How wide a letter of a price is, in parts of its height. */
const LETTER = 0.58;

/** A label as it is printed, in millimetres. */
export function LabelFace({ label, parts, size: { width, height }, isLarge, paper }: LabelFaceProps) {
  const net = parts.netPrice && label.price !== null ? netPrice(label.price, label.vat) : null;
  const { barCode } = label;
  const bars = useMemo(() => (barCode === null ? null : barsOf(barCode)), [barCode]);
  const layout = labelLayout({ width, bars, hasNet: net !== null, paper });
  const price = formatAmount(label.price);
  const scale = Math.min(width / 50, height / 25, 1.6);
  const priceSize = Math.min((isLarge ? 5 : 3.6) * scale, layout.priceRoom / (price.length * LETTER));
  return (
    <div
      className="label-face"
      data-code={layout.code}
      data-low={height < 30 || undefined}
      style={customProperties({
        '--label-width': `${width}mm`,
        '--label-height': `${height}mm`,
        '--label-padding': `${PADDING}mm`,
        '--label-scale': scale,
        '--label-price': `${priceSize}mm`,
      })}
    >
      <p className="label-words">
        {parts.brand && label.brand !== '' && <span className="label-brand">{label.brand}</span>}
        <b className="label-name">{label.name}</b>
        {parts.variant && label.variant !== '' && <span className="label-variant">{label.variant}</span>}
      </p>
      {parts.price && (
        <p className="label-price">
          <b>{price}</b>
          {label.price !== null && isByMeasure(label.saleUnit) && <span>{perUnit(label.saleUnit)}</span>}
        </p>
      )}
      {net !== null && <p className="label-net">Sin imp. nac. {formatExactPrice(net)}</p>}
      {barCode !== null && bars !== null && (
        <BarCodeDrawing code={barCode} bars={bars} room={layout.codeRoom} />
      )}
    </div>
  );
}
