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

/** The names that a template may have between braces. */
export const CHAT_BLANKS = ['nombre', 'pedido', 'total', 'enlace'] as const;

const BLANK = /(,? ?)\{(nombre|pedido|total|enlace)\}/g;

/** What stands between braces and is no blank: '{telefono}'. A customer would get it as it is. */
export function unknownBlanks(template: string): string[] {
  const known: ReadonlySet<string> = new Set(CHAT_BLANKS.map((blank) => `{${blank}}`));
  return (template.match(/\{[^{}]{0,40}\}/g) ?? []).filter((blank) => !known.has(blank));
}

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
