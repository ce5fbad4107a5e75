import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

/** What a product's content is measured in. */
export const MEASURES = ['m', 'g', 'ml', 'unidades'] as const;

export type Measure = (typeof MEASURES)[number];

/** For which quantity the law's price is said, and how screens name it (LAW-005). */
const BASES = {
  m: { amount: 1n, name: 'metro', many: 'm' },
  g: { amount: 100n, name: '100\u00a0g', many: 'g' },
  ml: { amount: 100n, name: '100\u00a0ml', many: 'ml' },
  unidades: { amount: 10n, name: '10\u00a0unidades', many: 'unidades' },
} as const satisfies Record<Measure, { amount: bigint; name: string; many: string }>;

/** The content of what a price buys: `{ unitAmount: '2.5', unitMeasure: 'm' }`; both '' for none. */
export type MeasuredContent = { readonly unitAmount: string; readonly unitMeasure: Measure | '' };

export type UnitPrice = {
  readonly price: Centavos;
  /** 'metro', '100 g', with a no-break space. */
  readonly per: string;
};

const AMOUNT = /^(\d{1,6})(?:\.(\d{1,3}))?$/;

/** An amount in thousandths; `null` for a text that is none, and for 0. */
export function measuredThousandths(text: string): bigint | null {
  const [, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  const thousandths = whole === undefined ? 0n : BigInt(whole + fraction.padEnd(3, '0'));
  return thousandths === 0n ? null : thousandths;
}

/** The price of a metre, 100 g, 100 ml or 10 units, half up to the centavo; `null` for a product without content. */
export function unitPrice(
  price: Centavos | null,
  { unitAmount, unitMeasure }: MeasuredContent,
): UnitPrice | null {
  const content = measuredThousandths(unitAmount);
  if (price === null || unitMeasure === '' || content === null) return null;
  const { amount, name } = BASES[unitMeasure];
  const exact = halfUp({ numerator: BigInt(price) * amount * 1000n, denominator: content });
  return exact > BigInt(MAX_CENTAVOS) ? null : { price: centavos(Number(exact)), per: name };
}

/** The measure of a stored text; '' for any other text. */
export function storedMeasure(text: string): Measure | '' {
  return MEASURES.find((measure) => measure === text) ?? '';
}
