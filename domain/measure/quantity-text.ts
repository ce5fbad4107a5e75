import { formatCount, formatWholeNumber } from '../text/format.ts';
import { isByMeasure, partsOfOne, type SaleUnit, type UnitCode } from './sale-unit.ts';

type UnitNames = { readonly sign: string; readonly one: string; readonly many: string };

const NAMES: Readonly<Record<UnitCode, UnitNames>> = {
  C62: { sign: '', one: 'unidad', many: 'unidades' },
  MTR: { sign: 'm', one: 'metro', many: 'metros' },
  KGM: { sign: 'kg', one: 'kilo', many: 'kilos' },
  LTR: { sign: 'l', one: 'litro', many: 'litros' },
};

const NO_BREAK_SPACE = '\u00a0';

/** '1,5 m' with a no-break space, '8 unidades', '1 unidad'. */
export function quantityText(parts: number, unit: Pick<SaleUnit, 'code' | 'scale'>): string {
  const { sign, ...noun } = NAMES[unit.code];
  return sign === '' ? formatCount(parts, noun) : `${amountText(parts, unit)}${NO_BREAK_SPACE}${sign}`;
}

/** What stands after '×': '8' pieces, '1,5 m'. */
export function timesText(parts: number, unit: Pick<SaleUnit, 'code' | 'scale'>): string {
  return isByMeasure(unit) ? quantityText(parts, unit) : formatWholeNumber(parts);
}

/** The same to be listened to: '1,5 metros', '1 metro'. */
export function spokenQuantity(parts: number, unit: Pick<SaleUnit, 'code' | 'scale'>): string {
  const { one, many } = NAMES[unit.code];
  return `${amountText(parts, unit)} ${parts === partsOfOne(unit) ? one : many}`;
}

/** '1,5', '1.200', '0,25': no more decimals than it needs. */
export function amountText(parts: number, unit: Pick<SaleUnit, 'scale'>): string {
  const ofOne = partsOfOne(unit);
  const rest = parts % ofOne;
  const decimals = withoutLastZeros(String(rest).padStart(unit.scale, '0'));
  const whole = formatWholeNumber((parts - rest) / ofOne);
  return rest === 0 ? whole : `${whole},${decimals}`;
}

function withoutLastZeros(digits: string): string {
  return digits.endsWith('0') ? withoutLastZeros(digits.slice(0, -1)) : digits;
}

/** 'm', 'kg', 'l'; '' for pieces. */
export function signOfUnit({ code }: Pick<SaleUnit, 'code'>): string {
  return NAMES[code].sign;
}

/** 'metro', 'metros'. */
export function wordsOfUnit({ code }: Pick<SaleUnit, 'code'>): Pick<UnitNames, 'one' | 'many'> {
  return NAMES[code];
}

/** 'por metro', beside a price; '' for pieces. */
export function perUnit({ code }: Pick<SaleUnit, 'code'>): string {
  return code === 'C62' ? '' : `por ${NAMES[code].one}`;
}

/** 'por metro, de a 0,5 m, desde 1 m'; '' for pieces. */
export function saleUnitText(unit: SaleUnit): string {
  return isByMeasure(unit) ? `${perUnit(unit)}, ${stepText(unit)}` : '';
}

/** 'de a 0,5 m, desde 1 m'; 'de a 0,5 m' where the step is the minimum; 'de a 6' pieces. */
export function stepText(unit: SaleUnit): string {
  const step = `de a ${timesText(unit.increment, unit)}`;
  return unit.minimum === unit.increment ? step : `${step}, desde ${timesText(unit.minimum, unit)}`;
}
