/** The text of a CSV file. Spreadsheets write UTF-8, UTF-16 ('texto Unicode') or the Windows alphabet. */
export function decodedText(bytes: Buffer): string {
  const unicode = utf16Of(bytes);
  if (unicode !== null) return new TextDecoder(unicode).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By the byte order mark, or by letters that each have a zero beside them. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.toString('latin1', 0, 8);
  if (/^(?:\xff\xfe|(?:[^\0]\0){4})/.test(start)) return 'utf-16le';
  if (/^(?:\xfe\xff|(?:\0[^\0]){4})/.test(start)) return 'utf-16be';
  return null;
}
