/** A mailto link to a typed address. It is encoded, so the address can't add recipients. */
export function mailLink({ address, subject }: { address: string; subject?: string }): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
