import { symbologyOf } from '../bar-codes/bar-code.ts';
import { netPrice } from '../law/net-price.ts';
import { perUnit } from '../measure/quantity-text.ts';
import { formatAmount, formatExactPrice } from '../text/format.ts';
import type { Label, LabelParts } from './label.ts';
import type { SingleLabel } from './single-label.ts';

/** Dots of a thermal printer of 203 dpi. */
const DOTS_PER_MM = 8;

/** In dots, around what is printed. */
const MARGIN = 16;

type ZplOptions = { readonly size: SingleLabel; readonly parts: LabelParts };

/**
 * The labels in ZPL II, the language of Zebra printers and their kin, at 203 dpi (LABEL-002). The printer draws the codes
 * itself. @param labels each with how many are wanted
 */
export function zplOf(
  labels: readonly { readonly label: Label; readonly count: number }[],
  options: ZplOptions,
): string {
  return labels.map(({ label, count }) => zplLabel(label, count, options)).join('');
}

function zplLabel(label: Label, count: number, { size, parts }: ZplOptions): string {
  const width = size.width * DOTS_PER_MM;
  const height = size.height * DOTS_PER_MM;
  const line = Math.round(height / 10);
  const lines: string[] = [`^XA^CI28^PW${width}^LL${height}`];
  let top = Math.round(line / 2);
  const write = (text: string, letter: number, rows = 1) => {
    lines.push(textField({ text, letter, rows, top, width }));
    top += Math.round(letter * 1.1) * rows;
  };
  if (parts.brand && label.brand !== '') write(label.brand, Math.round(line * 0.9));
  write(label.name, Math.round(line * 1.15), height > 240 ? 2 : 1);
  if (parts.variant && label.variant !== '') write(label.variant, Math.round(line * 0.95));
  if (parts.price) write(priceText(label), Math.round(line * 1.7));
  if (parts.netPrice && label.price !== null)
    write(`Sin imp. nac. ${formatExactPrice(netPrice(label.price, label.vat))}`, Math.round(line * 0.7));
  if (label.barCode !== null) lines.push(codeField(label.barCode, { top, height }));
  lines.push(`^PQ${count}^XZ`);
  return `${lines.join('\n')}\n`;
}

/** '$ 530 por metro'. */
function priceText({ price, saleUnit }: Label): string {
  return `${formatAmount(price)} ${price === null ? '' : perUnit(saleUnit)}`.trim();
}

type TextField = {
  readonly text: string;
  /** The letters' height, in dots. */
  readonly letter: number;
  readonly rows: number;
  readonly top: number;
  readonly width: number;
};

function textField({ text, letter, rows, top, width }: TextField): string {
  const box = `^FB${width - 2 * MARGIN},${rows},0,L`;
  return `^FO${MARGIN},${top}^A0N,${letter},${letter}${box}^FH_^FD${escaped(text)}^FS`;
}

/** Symbols whose check digit the printer adds by itself get the digits before it. */
const CODE_COMMANDS = {
  ean13: { command: (height: number) => `^BEN,${height},Y,N`, hasOwnCheckDigit: true },
  ean8: { command: (height: number) => `^B8N,${height},Y,N`, hasOwnCheckDigit: true },
  upca: { command: (height: number) => `^BUN,${height},Y,N,Y`, hasOwnCheckDigit: true },
  code128: { command: (height: number) => `^BCN,${height},Y,N,N,A`, hasOwnCheckDigit: false },
} as const;

/** The digits below the bars, in dots. */
const DIGITS_HEIGHT = 28;

function codeField(code: string, { top, height }: { top: number; height: number }): string {
  const { command, hasOwnCheckDigit } = CODE_COMMANDS[symbologyOf(code)];
  const bars = Math.max(height - top - DIGITS_HEIGHT - MARGIN, 32);
  const data = hasOwnCheckDigit ? code.slice(0, -1) : code;
  return `^FO${MARGIN + 24},${top + 4}^BY2${command(bars)}^FH_^FD${escaped(data)}^FS`;
}

/** What commands the printer is written by its hexadecimal number, after '_' (^FH). */
function escaped(text: string): string {
  return text.replace(
    /[_^~\\\p{Cc}]/gu,
    (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}
