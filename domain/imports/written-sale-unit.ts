import { readQuantity } from '../measure/read-quantity.ts';
import {
  BY_PIECE,
  isSaleUnit,
  partsOfOne,
  type SaleUnit,
  SCALES,
  stepsOf,
  type UnitCode,
} from '../measure/sale-unit.ts';
import { unitNamed } from '../measure/unit-words.ts';
import { normalised } from '../text/normalised.ts';

/** 'metro', 'Kg', 'unidades'; `null` for a text that names no unit of the shop. */
export function writtenUnit(text: string): UnitCode | null {
  return unitNamed(normalised(text).trim().replace(/\.$/, ''));
}

/** '0,5' or '50 cm' in smallest parts; `null` for any other text. */
export function writtenParts(text: string, code: UnitCode): number | null {
  const read = readQuantity(text, { code, scale: SCALES[code], increment: 1, minimum: 1 });
  return read !== null && 'parts' in read && read.parts > 0 ? read.parts : null;
}

type Written = {
  readonly code: UnitCode;
  /** In smallest parts; `null` where nothing says it. */
  readonly increment: number | null;
  readonly minimum: number | null;
};

/** By pieces a step says nothing. `null` for a step or a minimum with which nothing is sold; without a minimum it is the step. */
export function saleUnitOf({ code, increment, minimum }: Written): SaleUnit | null {
  if (code === 'C62') return BY_PIECE;
  const scale = SCALES[code];
  const step = increment ?? partsOfOne({ scale });
  const unit = { code, scale, increment: step, minimum: minimum ?? step };
  return stepsOf(code).includes(step) && isSaleUnit(unit) ? unit : null;
}
