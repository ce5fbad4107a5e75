import { luminance } from '../illustrations/colour-mixing.ts';
import type { Illustration } from '../illustrations/illustration.ts';
import { BACKDROPS, type Backdrop } from '../illustrations/light.ts';

const LIGHT = ['lino', 'rosa', 'salvia', 'cielo', 'manteca', 'arcilla', 'niebla'] as const;
const DARK = ['anil', 'bordo', 'musgo'] as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function hueOf(hex: string): { readonly hue: number; readonly saturation: number } {
  const [r = 0, g = 0, b = 0] = channels(hex);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sector =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sector * 60, saturation: spread / most };
}

function distance(one: string, other: string): number {
  const to = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (to[index] ?? 0)));
}

/** Never the product's own hue, and never so near in lightness that it disappears. */
function suits(main: string, backdrop: Backdrop): boolean {
  const ground = BACKDROPS[backdrop];
  const [own, its] = [hueOf(main), hueOf(ground)];
  const apart = Math.abs(((own.hue - its.hue + 540) % 360) - 180);
  const isSameHue = own.saturation > 0.25 && its.saturation > 0.08 && apart < 34;
  return !isSameHue && distance(main, ground) > 0.34;
}

type Subject = {
  readonly main: string;
  readonly view: Illustration['view'];
  readonly isMetal: boolean;
  readonly order: number;
};

/** A backdrop for a product; the products of a kind take turns, so that neighbours differ. */
export function backdropFor({ main, view, isMetal, order }: Subject): Backdrop {
  const lights = LIGHT.filter((backdrop) => suits(main, backdrop));
  const choices = candidates({ lights, isPale: luminance(main) > 0.74, isFlat: view === 'flat', isMetal });
  return choices[order % choices.length] ?? 'lino';
}

type Candidates = {
  readonly lights: readonly Backdrop[];
  readonly isPale: boolean;
  readonly isFlat: boolean;
  readonly isMetal: boolean;
};

/** Dark grounds are for white goods and metal that lie flat. */
function candidates({ lights, isPale, isFlat, isMetal }: Candidates): readonly Backdrop[] {
  if (isFlat && isPale) return DARK;
  if (isFlat && isMetal) return [...lights, ...DARK];
  return lights.length > 0 ? lights : LIGHT;
}
