import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import { band, group, line, path } from '../svg.ts';
import { MOTIFS } from './lace-motifs.ts';

const embroidery = (drawing: Drawing) =>
  drawing.pattern(
    { width: 5, height: 5, turn: 38 },
    line('M0 1h5', { colour: '#fff', width: 1.4 }, { strokeOpacity: 0.26 }) +
      line('M0 3.4h5', { colour: '#1b1230', width: 1.1 }, { strokeOpacity: 0.2 }),
  );

type Thread = { readonly colour: string; readonly border: number };

/** A shape filled with satin stitch inside a thick, overcast border. */
export function embroidered(drawing: Drawing, d: string, { colour, border }: Thread): string {
  const joined = { strokeLinejoin: 'round' };
  return (
    group(
      drawing.dropShadow('small'),
      path(d, colour),
      band(d, { colour: shaded(colour, 0.14), width: border }, joined),
    ) +
    path(d, embroidery(drawing)) +
    band(d, { colour: lit(colour, 0.2), width: border }, { ...joined, strokeDasharray: '3 2' }) +
    band(
      d,
      { colour: '#fff', width: border * 0.3 },
      { strokeOpacity: 0.28, strokeDasharray: '3 2', transform: 'translate(-1 -2)' },
    )
  );
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Parts of a motif, from back to front; a part without a colour of its own takes the product's. */
type Part = readonly [d: string, colour?: string];

const LEAF = '#4F7A5B';
const CREAM = '#F3EFE4';
const DARK = '#2A2A30';
const GOLD = '#E0A526';

const EMBLEMS = {
  heart: [[MOTIFS.heart]],
  star: [[MOTIFS.star]],
  daisy: [
    [MOTIFS.daisy, CREAM],
    [disc(0, 0, 13), GOLD],
  ],
  butterfly: [
    ['M0-4C-12-44-56-46-50-10C-48 8-20 8 0 4C20 8 48 8 50-10C56-46 12-44 0-4Z'],
    ['M0 6C-20 8-40 14-34 34C-26 48-6 34 0 12C6 34 26 48 34 34C40 14 20 8 0 6Z', GOLD],
    ['M-4-26H4V34H-4Z', DARK],
  ],
  shield: [
    ['M-42-44Q0-30 42-44V4Q42 36 0 52Q-42 36-42 4Z'],
    ['M-8-30H8V36L0 40-8 36Z', CREAM],
    ['M-36-12H36V4H-36Z', CREAM],
  ],
  anchor: [
    [
      'M-6-30H6V26C26 24 34 12 36 0L48 10C42 34 20 48 0 50C-20 48-42 34-48 10L-36 0C-34 12-26 24-6 26ZM-26-18H26V-8H-26Z',
    ],
    [disc(0, -38, 11)],
    [disc(0, -38, 3), CREAM],
  ],
  moon: [
    ['M14-48C-30-46-52-6-34 24C-18 52 24 54 44 28C4 36-18-4 14-48Z'],
    ['M34-40L38-30 48-30 40-23 43-13 34-19 25-13 28-23 20-30 30-30Z', GOLD],
  ],
  cactus: [
    [
      'M-14 40V-34Q-14-50 0-50T14-34V-2H22V-18Q22-26 30-26T38-18V6Q38 14 30 14H14V40ZM-14 26H-30Q-38 26-38 18V-2Q-38-10-30-10T-22-2V10H-14Z',
      LEAF,
    ],
    ['M-28 36H28L22 54H-22Z'],
    [disc(0, -50, 8), '#D3216F'],
  ],
  hummingbird: [
    ['M-54-14L-18-20C-12-34 12-36 18-18C34-14 40 10 24 28C8 40-12 26-14 4C-18-6-26-10-54-14Z'],
    ['M4-6C20-44 44-52 54-50C52-30 40-4 16 10Z', '#1DA7B0'],
    ['M16 24L44 54 20 44 6 54Z', '#13804A'],
    [disc(-4, -18, 4), DARK],
  ],
  dinosaur: [
    [
      'M-50 40C-52 4-30-8-10-8C-6-30 0-48 24-48C46-48 52-30 44-22L26-18C30 10 26 22 16 26V46H2V32H-18V46H-32V30C-42 36-46 42-50 40Z',
      '#5FA04E',
    ],
    ['M-30-6L-22-20-14-8-6-24 2-12 6-32 12-18Z', GOLD],
    [disc(28, -34, 4), DARK],
  ],
  unicorn: [
    ['M-34 48C-38 14-24-8-8-24L-4-40 10-30C30-26 44-4 48 14Q44 28 30 24L10 16C8 30 18 38 20 48Z', CREAM],
    ['M-10-24C-40-16-48 10-42 44C-34 30-22 12-4-4Z', '#D3216F'],
    ['M4-32L26-56 14-26Z', GOLD],
    [disc(18, -4, 4), DARK],
  ],
  flower: [[MOTIFS.flower], [disc(0, 0, 12), GOLD]],
  ball: [
    [disc(0, 0, 46), CREAM],
    ['M0-16L15-5 9 13H-9L-15-5Z', DARK],
    [
      'M0-46L12-36 0-30-12-36ZM44-14L36-2 28-12 34-26ZM-44-14L-36-2-28-12-34-26ZM27 37L14 34 18 20 32 24ZM-27 37L-14 34-18 20-32 24Z',
      DARK,
    ],
  ],
  car: [
    ['M-52 20V0Q-52-8-42-10L-26-32H18L36-10Q52-8 52 4V20Z'],
    ['M-20-24H-4V-10H-30ZM2-24H14L24-10H2Z', '#A9D0EA'],
    [disc(-28, 22, 13), DARK],
    [disc(28, 22, 13), DARK],
    [disc(-28, 22, 5), CREAM],
    [disc(28, 22, 5), CREAM],
  ],
  strawberry: [
    ['M0 50C-34 34-50 0-40-20Q-30-34 0-32T40-20C50 0 34 34 0 50Z'],
    ['M0-30C-22-46-38-38-42-28C-24-24-8-24 0-30C8-24 24-24 42-28C38-38 22-46 0-30Z', LEAF],
    [disc(-14, 0, 3) + disc(14, 0, 3) + disc(0, 20, 3), '#FFF3C4'],
  ],
  rocket: [
    ['M0-54C22-34 24 0 16 28H-16C-24 0-22-34 0-54Z', CREAM],
    ['M-16 6L-36 30V44L-14 28ZM16 6L36 30V44L14 28Z'],
    [disc(0, -14, 10), '#1D5AC4'],
    ['M-10 30H10L0 54Z', '#EE7B22'],
  ],
  cat: [
    ['M-40 44C-50 10-44-14-40-44L-20-28Q0-34 20-28L40-44C44-14 50 10 40 44Q0 54-40 44Z'],
    [disc(-16, -4, 5) + disc(16, -4, 5), DARK],
    ['M-6 12H6L0 20Z', '#F6CBD0'],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type Emblem = keyof typeof EMBLEMS;

/** A motif in a square of 120 around 0, 0. */
export function emblemOf(drawing: Drawing, emblem: Emblem, colour: string): string {
  const parts: readonly Part[] = EMBLEMS[emblem];
  return parts
    .map(([d, own], index) => embroidered(drawing, d, { colour: own ?? colour, border: index === 0 ? 8 : 4 }))
    .join('');
}
