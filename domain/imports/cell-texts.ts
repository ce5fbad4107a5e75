import { codeKey } from '../entries/catalogue-entry.ts';
import type { Product } from '../products/product.ts';
import { truncated } from '../text/truncated.ts';
import type { ImportField } from './import-fields.ts';
import { changedCode, oddReason } from './odd-cell.ts';
import { isHtml, plainLines } from './plain-text.ts';
import type { Outcome, ReadingRules } from './reading-rules.ts';

const SUMMARY_LETTERS = 200;

const FORMULA_FAULT =
  /^(?:#(?:REF!|N\/A|N\/D|VALUE!|¡VALOR!|¡REF!|DIV\/0!|¡DIV\/0!|NAME\?|¿NOMBRE\?|NUM!|¡NUM!|NULL!|¡NULO!|SPILL!|ERROR!)|Err:\d{3})$/;

/** Spreadsheets change outer spaces and line ends, so texts that differ in nothing else are the same. */
export function writtenText(
  written: string,
  present: string,
  field: ImportField,
  rules: ReadingRules,
): Outcome<string> {
  if (comparableText(written) === comparableText(present)) return { ok: true, value: present };
  if (FORMULA_FAULT.test(written)) return { ok: false, reason: oddReason('error', written) };
  if (rules.source === 'hilvan') return { ok: true, value: written };
  const isMarked = isHtml(written) || hasLines(written, rules);
  const lines = isMarked ? plainLines(written) : [written];
  // A slash is a line break of descriptions, so those inside a line get a sign that looks the same.
  if (field === 'description') return kept(lines.map((line) => line.replaceAll('/', '\u2044')).join('/'));
  if (!isMarked) return { ok: true, value: written };
  return kept(field === 'summary' ? truncated(lines.join(' '), SUMMARY_LETTERS - 1) : lines.join(' '));

  function kept(value: string): Outcome<string> {
    return { ok: true, value: comparableText(value) === comparableText(present) ? present : value };
  }
}

/** WooCommerce writes line breaks as a backslash and an n. */
function hasLines(text: string, { source }: ReadingRules): boolean {
  return text.includes('\n') || (source === 'woocommerce' && text.includes('\\n'));
}

/** As texts are compared: outer spaces and kinds of line ends don't count. */
export function comparableText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').trim();
}

/** Codes that the shop takes for the same stay as they are, and so does the code of a product found by a variant's. */
export function writtenCode(
  written: string,
  { id, code: present }: Product,
  { ownerOf }: ReadingRules,
): Outcome<string> {
  if (present !== null && codeKey(comparableText(present)) === codeKey(comparableText(written)))
    return { ok: true, value: present };
  if (present !== null && ownerOf(written) === id) return { ok: true, value: present };
  if (FORMULA_FAULT.test(written)) return { ok: false, reason: oddReason('error', written) };
  if (written.includes('\ufffd')) return { ok: false, reason: oddReason('garbled', written) };
  const kind = changedCode(written);
  return kind === null ? { ok: true, value: written } : { ok: false, reason: oddReason(kind, written) };
}
