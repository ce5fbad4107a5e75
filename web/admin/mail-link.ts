/** Begins a mail to an address that somebody typed: a '%' in it stands for itself, and brings in nobody else. */
export function mailLink({ address, subject }: { address: string; subject?: string }): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
