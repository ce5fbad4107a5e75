const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** RFC 4648 without padding: easy to type, and read by authenticator apps. */
export function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('');
}

/** The inverse of `base32Of`. */
export function bytesOfBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0')).join(
    '',
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
