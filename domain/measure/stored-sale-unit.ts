import { BY_PIECE, isByMeasure, isSaleUnit, MEASURE_CODES, type SaleUnit, SCALES } from './sale-unit.ts';

/** 'MTR 50 100' is by the metre, in steps of 0,5 m from 1 m on; '' is by the piece. */
export function saleUnitToStore(unit: SaleUnit): string {
  return isByMeasure(unit) ? `${unit.code} ${unit.increment} ${unit.minimum}` : '';
}

/** The inverse; by the piece for any other text. */
export function storedSaleUnit(text: string): SaleUnit {
  const [, written, increment, minimum] = /^(\w{3}) (\d{1,9}) (\d{1,9})$/.exec(text) ?? [];
  const code = MEASURE_CODES.find((one) => one === written);
  if (code === undefined) return BY_PIECE;
  const unit = { code, scale: SCALES[code], increment: Number(increment), minimum: Number(minimum) };
  return isSaleUnit(unit) ? unit : BY_PIECE;
}
