import { encode } from 'uqr';

/** The white border that a reader needs, in modules. */
const QUIET_ZONE = 4;

/** The capacity of the largest code. */
const MAX_BYTES = 2953;

/** A code's dark modules as an SVG path, in a square of `size` modules. */
export type QrCode = { readonly size: number; readonly path: string };

/** `null` for a text that is too long. */
export function qrCode(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
