import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { leftText } from '#domain/stock/left-text.ts';

type LeftNoteProps = {
  /** `undefined` where the shop tells nothing. */
  readonly left: number | undefined;
  readonly asked: number;
  readonly unit: SaleUnit;
};

/** 'Quedan 8 m', and that more can be asked for all the same: no order is refused for want of stock (STOCK-002). */
export function LeftNote({ left, asked, unit }: LeftNoteProps) {
  if (left === undefined) return null;
  return (
    <span className="block text-fine text-warning">
      {leftText(left, unit)}
      <span role="status">{asked > left && '. Pídelos igual y te decimos cuándo llegan.'}</span>
    </span>
  );
}
