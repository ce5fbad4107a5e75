import { contrast, mixed } from './colour.ts';

/** The colours that follow from a shop's accent, by the names of the design's tokens. */
export type AccentPalette = {
  readonly carmine: string;
  readonly 'carmine-bright': string;
  readonly 'carmine-dark': string;
  readonly 'carmine-deep': string;
  readonly 'carmine-100': string;
  readonly 'carmine-50': string;
  readonly 'rose-thread': string;
};

/** The shop's own, where none was chosen. */
export const CARMINE = '#a8112f';

/** Text of normal size needs this contrast at least (WCAG 2.2 AA). */
const LEAST_CONTRAST = 4.5;

const INK = '#151b30';
const PAPER = '#fffefb';
/** The darkest ground on which text in the accent stands. */
const LINEN_200 = '#e9e4d8';
/** Text and signs on the accent. */
export const ON_ACCENT = '#fff8ee';
const BLACK = '#000000';

export function accentPalette(accent: string): AccentPalette {
  return {
    carmine: accent,
    'carmine-bright': brightOf(accent),
    'carmine-dark': mixed(accent, BLACK, 0.2),
    'carmine-deep': mixed(accent, BLACK, 0.46),
    'carmine-100': mixed(accent, PAPER, 0.88),
    'carmine-50': mixed(accent, PAPER, 0.94),
    'rose-thread': mixed(accent, PAPER, 0.68),
  };
}

/** A little brighter where text on it stays readable. */
function brightOf(accent: string): string {
  const bright = mixed(accent, '#ffffff', 0.1);
  return contrast(bright, ON_ACCENT) >= LEAST_CONTRAST ? bright : accent;
}

/** The lowest contrast of a text that an accent brings: on it, in it, and in it on its own pale ground. */
export function lowestContrast(accent: string): number {
  const palette = accentPalette(accent);
  return Math.min(
    contrast(palette['carmine-bright'], ON_ACCENT),
    contrast(accent, ON_ACCENT),
    contrast(accent, LINEN_200),
    contrast(accent, palette['carmine-100']),
    contrast(palette['rose-thread'], INK),
  );
}

export function isReadableAccent(accent: string): boolean {
  return lowestContrast(accent) >= LEAST_CONTRAST;
}

/** The colour nearest to a wish that keeps every text readable: the wish with as little black as that takes (STORE-003). */
export function nearestReadableAccent(wish: string): string {
  for (let percent = 0; percent <= 100; percent++) {
    const candidate = mixed(wish, BLACK, percent / 100);
    if (isReadableAccent(candidate)) return candidate;
  }
  return INK;
}
