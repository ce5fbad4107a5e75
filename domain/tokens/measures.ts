/** Units as people write them, with the base unit that they are compared in. */
const UNITS: readonly (readonly [pattern: string, base: string, factor: number])[] = [
  ['mm|milimetros?', 'mm', 1],
  ['cms?|centimetros?', 'mm', 10],
  ['m(?:ts?|trs?|s|2)?|metros?', 'mm', 1000],
  ['"|pulg(?:adas?)?', 'mm', 25.4],
  ['g(?:rs?|rms?)?|gramos?', 'g', 1],
  ['kg?s?|kilos?|kilogramos?', 'g', 1000],
  ['ml|cc|cm3|mililitros?', 'ml', 1],
  ['l(?:ts?)?|litros?', 'ml', 1000],
];

/** For a place after a number. */
export const UNIT = UNITS.map(([pattern]) => pattern).join('|');

const PATTERNS = UNITS.map(([pattern, base, factor]) => ({
  is: new RegExp(`^(?:${pattern})$`),
  base,
  factor,
}));

/** A number as it is compared: '1.000' is a thousand, '0.8' and '0,8' are alike, '1 1/2' is one and a half. */
export function numberIn(written: string): number {
  const [upper = '', lower] = written.split('/');
  if (lower !== undefined) {
    const [last = '', whole = '0'] = upper.split(' ').toReversed();
    return Number(whole) + Number(last) / Number(lower);
  }
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(written);
  return Number((isGrouped ? written.replaceAll('.', '') : written).replace(',', '.'));
}

/** An amount in its base unit: '20 cm' and '200 mm' are '200mm'. @param unit one that `UNIT` matches */
export function measure(number: number, unit: string): string {
  const { base, factor } = PATTERNS.find(({ is }) => is.test(unit)) ?? { base: unit, factor: 1 };
  return `${Math.round(number * factor * 100) / 100}${base}`;
}
