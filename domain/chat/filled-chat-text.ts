import type { Centavos } from '../money/centavos.ts';
import { formatExactPrice } from '../text/format.ts';

export type ChatBlanks = {
  /** The customer's first name; '' leaves it out. */
  readonly name: string;
  readonly orderNumber: number;
  /** `null` is 'Consultar'. */
  readonly total: Centavos | null;
  /** '' leaves it out. */
  readonly link: string;
};

const BLANK = /(,? ?)\{(nombre|pedido|total|enlace)\}/g;

/** Fills a template's blanks. The comma and the space before an empty blank go with it; unknown blanks stay. */
export function filledChatText(template: string, { name, orderNumber, total, link }: ChatBlanks): string {
  const values: Readonly<Record<string, string>> = {
    nombre: name.trim(),
    pedido: String(orderNumber),
    total: formatExactPrice(total),
    enlace: link,
  };
  return template.replaceAll(BLANK, (_, before: string, blank: string) => {
    const value = values[blank] ?? '';
    return value === '' ? '' : before + value;
  });
}
