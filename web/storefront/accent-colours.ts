import type { CSSProperties } from 'react';
import { accentPalette } from '#domain/look/accent.ts';

/** The design's tokens in the colours that follow from an accent, as an inline style (STORE-003). */
export function accentColours(accent: string): CSSProperties {
  return Object.fromEntries(
    Object.entries(accentPalette(accent)).map(([name, hex]) => [`--color-${name}`, hex]),
  );
}
