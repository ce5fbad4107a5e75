import { times } from '../svg.ts';

// Motifs in a square of 100 × 100 around 0, 0. Laces fill them with thread; broderie cuts them out.

type Petal = { readonly turn: number; readonly from: number; readonly to: number; readonly width: number };

function petal({ turn, from, to, width }: Petal): string {
  const angle = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
  const at = (along: number, aside: number) => `${ux * along - uy * aside} ${uy * along + ux * aside}`;
  const middle = from + (to - from) * 0.62;
  return `M${at(from, 0)}C${at(from, width * 0.5)} ${at(middle, width)} ${at(to, 0)}C${at(middle, -width)} ${at(from, -width * 0.5)} ${at(from, 0)}Z`;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const wheel = (petals: number, shape: Omit<Petal, 'turn'>) =>
  times(petals, (index) => petal({ ...shape, turn: (index * 360) / petals }));

function star(points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 46 : 19;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    return `${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  });
  return `M${corners.join('L')}Z`;
}

const HEART = 'M0 42C-56 4-54-40-26-42C-10-43-2-30 0-22C2-30 10-43 26-42C54-40 56 4 0 42Z';

export const MOTIFS = {
  flower: wheel(6, { from: 13, to: 45, width: 18 }) + disc(0, 0, 9),
  daisy: wheel(10, { from: 12, to: 46, width: 9 }) + disc(0, 0, 9),
  leaves:
    petal({ turn: 0, from: -4, to: 46, width: 15 }) +
    petal({ turn: 62, from: 4, to: 46, width: 14 }) +
    petal({ turn: -62, from: 4, to: 46, width: 14 }) +
    petal({ turn: 118, from: 4, to: 42, width: 12 }) +
    petal({ turn: -118, from: 4, to: 42, width: 12 }),
  sprig:
    petal({ turn: 30, from: 0, to: 44, width: 13 }) +
    petal({ turn: -30, from: 0, to: 44, width: 13 }) +
    disc(0, 18, 7) +
    disc(0, 36, 4.5),
  heart: HEART,
  star: star(5),
  fan: times(7, (index) => petal({ turn: (index - 3) * 24, from: 18, to: 50, width: 8 })) + disc(0, 8, 10),
  rhombus: `M0-46L40 0 0 46-40 0ZM0-26L-22 0 0 26 22 0Z${disc(0, 0, 8)}`,
  dots: disc(0, -26, 13) + disc(-28, 20, 13) + disc(28, 20, 13) + disc(0, 10, 6),
  garland:
    petal({ turn: 70, from: 6, to: 46, width: 11 }) +
    petal({ turn: -70, from: 6, to: 46, width: 11 }) +
    petal({ turn: 110, from: 6, to: 40, width: 9 }) +
    petal({ turn: -110, from: 6, to: 40, width: 9 }) +
    disc(0, 0, 9) +
    disc(0, 30, 6) +
    disc(0, -24, 6),
  cherries: disc(-22, 26, 17) + disc(24, 20, 17) + petal({ turn: 50, from: 0, to: 44, width: 12 }),
  wave: 'M-46 12C-34-34-8-34 0-4S34 22 46-18C42 30 14 40 0 14S-30-8-46 12Z',
  hive: 'M-40-12L-20-24 0-12V10L-20 22-40 10ZM0-12L20-24 40-12V10L20 22 0 10ZM-20 24L0 12 20 24V44L0 54-20 44Z',
} as const;

export type Motif = keyof typeof MOTIFS;
