/** The VAT rates of goods in Argentina, in percent, as the API and files write them. */
export const VAT_RATES = ['21', '10.5', '0'] as const;

export type Vat = (typeof VAT_RATES)[number];

/** The rate of a product that names none. */
export const GENERAL_VAT: Vat = '21';

/** The rate of a stored or written text; the general one for any other text. */
export function storedVat(text: unknown): Vat {
  return VAT_RATES.find((rate) => rate === text) ?? GENERAL_VAT;
}
