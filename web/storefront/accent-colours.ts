import type { CSSProperties } from 'react';
import { accentPalette } from '#domain/look/accent.ts';
import { colourProperty } from '#domain/look/own-colour.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';

/** The design's tokens in the colours that follow from an accent, as an inline style (STORE-003). */
export function accentColours(accent: string): CSSProperties {
  return Object.fromEntries(
    Object.entries(accentPalette(accent)).map(([name, hex]) => [`--color-${name}`, hex]),
  );
}

/** The same with the values of the colours that the shop added, by their names; `null` where the design's are enough. */
export function shopColours({ accent, colours }: Settings['look']): CSSProperties | null {
  if (accent === null && colours.length === 0) return null;
  const own = colours.map(({ name, value }) => [colourProperty(name), value]);
  return { ...(accent !== null && accentColours(accent)), ...Object.fromEntries(own) };
}
