/**
 * The first word of '12 unidades' as a whole number below a million (PRICE-008). Any spelling of 0 and an empty text
 * mean that there is no pack; `null` means that the text can't be read.
 */
export function packUnits(text: string): number | null {
  const [firstWord = ''] = text.trim().split(/\s+/);
  if (/^0*$/.test(firstWord)) return 0;
  return /^\d{1,6}$/.test(firstWord) ? Number(firstWord) : null;
}
