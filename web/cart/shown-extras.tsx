import { extrasInWords, type LineExtras } from '#domain/cart/line-extras.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { WrittenComment } from './written-comment.tsx';

type ShownExtrasProps = {
  readonly extras: LineExtras;
  readonly unit: Pick<SaleUnit, 'code' | 'scale'>;
  readonly className?: string;
};

/** What a line carries besides product and units, on every screen that shows a line. */
export function ShownExtras({ extras, unit, className }: ShownExtrasProps) {
  return extrasInWords(extras, unit).map(({ name, text }) => (
    <WrittenComment key={name} name={name} text={text} className={className} />
  ));
}
