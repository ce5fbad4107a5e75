import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, group, line, path, placed, rect, ring, times } from '../svg.ts';
import { type Lot, lot } from './lot.ts';

export type BuckleShape = 'rectangle' | 'oval' | 'round' | 'double';

const FRAMES: Readonly<Record<BuckleShape, string>> = {
  rectangle:
    'M196 184Q196 164 216 164H384Q404 164 404 184V416Q404 436 384 436H216Q196 436 196 416ZM234 202V398H366V202Z',
  oval: 'M300 156C376 156 416 214 416 300S376 444 300 444 184 386 184 300 224 156 300 156ZM300 196C254 196 226 236 226 300S254 404 300 404 374 364 374 300 346 196 300 196Z',
  round: 'M300 150a150 150 0 1 0 .1 0ZM300 192a108 108 0 1 1-.1 0Z',
  double:
    'M176 174Q176 152 198 152H402Q424 152 424 174V426Q424 448 402 448H198Q176 448 176 426ZM218 194V406H382V194Z',
};

/** A frame buckle on its strap, as wide as the name says. */
export const buckle = ({
  shape,
  size,
  strap,
}: {
  shape: BuckleShape;
  size: number;
  strap: string;
}): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const leather = drawing.linear(
      [
        [0, lit(strap, 0.12)],
        [0.5, strap],
        [1, shaded(strap, 0.16)],
      ],
      DOWN,
    );
    const grain = times(13, (index) => `M-90 ${262 + index * 6.4}H690`);
    const rowsOfHoles = shape === 'double' ? [268, 332] : [300];
    const punched = rowsOfHoles.flatMap((y) =>
      [470, 520, 570].map(
        (x) =>
          circle({ x, y, r: 9 }, shaded(strap, 0.6)) +
          ring({ x, y, r: 9 }, { colour: lit(main, 0.3), width: 3 }),
      ),
    );
    const scale = 0.76 + size * 0.4;
    const prongs = rowsOfHoles
      .map((y) => rect({ x: 190, y: y - 11, width: 206, height: 22, r: 11 }, metal(drawing, DOWN, main)))
      .join('');
    return placed(
      `translate(${300 - 300 * scale} ${300 - 300 * scale}) scale(${scale}) rotate(-12 300 300)`,
      group(drawing.dropShadow(), rect({ x: -290, y: 232, width: 1180, height: 136, r: 2 }, leather)),
      line(
        'M-290 248H890M-290 352H890',
        { colour: lit(strap, 0.55), width: 2.6 },
        { strokeDasharray: '12 8' },
      ),
      line(grain, { colour: shaded(strap, 0.4), width: 1 }, { opacity: 0.25 }),
      group(
        drawing.dropShadow(),
        path(FRAMES[shape], metal(drawing, DIAGONAL, main), { fillRule: 'evenodd' }),
      ),
      group(
        drawing.dropShadow('small'),
        rect({ x: 286, y: 186, width: 28, height: 228, r: 6 }, metal(drawing, ACROSS, main)),
        prongs,
      ),
      ...punched,
    );
  },
});

export type PlasticBuckle = 'release' | 'slider' | 'whistle';

function plasticPiece(drawing: Drawing, kind: PlasticBuckle, colour: string): string {
  const plastic = drawing.linear(
    [
      [0, lit(colour, 0.4)],
      [0.4, colour],
      [1, shaded(colour, 0.4)],
    ],
    DIAGONAL,
  );
  if (kind === 'slider')
    return (
      path(
        'M-92-64H92Q102-64 102-54V54Q102 64 92 64H-92Q-102 64-102 54V-54Q-102-64-92-64ZM-78-40V-10H78V-40ZM-78 10V40H78V10Z',
        plastic,
        { fillRule: 'evenodd' },
      ) + line('M-88-54H88', { colour: '#fff', width: 4 }, { opacity: 0.4 })
    );
  const bent = kind === 'whistle';
  return (
    path('M34-22C48-40 70-46 78-56H90Q102-56 102-46V46Q102 56 90 56H78C70 46 48 40 34 22Z', plastic) +
    path(
      bent
        ? 'M-92-46Q-20-72 44-46V-30Q30-26 30-14V14Q30 26 44 30V46Q-20 72-92 46Q-102 42-102 32V-32Q-102-42-92-46Z'
        : 'M-92-56H34Q44-56 44-46V-30Q30-26 30-14V14Q30 26 44 30V46Q44 56 34 56H-92Q-102 56-102 46V-46Q-102-56-92-56Z',
      plastic,
    ) +
    line('M-88-46H32', { colour: '#fff', width: 3.4 }, { opacity: 0.4 }) +
    rect({ x: -88, y: -38, width: 15, height: 76, r: 5 }, shaded(colour, 0.6)) +
    rect({ x: 82, y: -38, width: 10, height: 76, r: 4 }, shaded(colour, 0.6)) +
    rect({ x: -48, y: -34, width: 66, height: 68, r: 8 }, shaded(colour, 0.22), { opacity: 0.7 }) +
    (bent
      ? rect({ x: -30, y: -10, width: 30, height: 20, r: 5 }, '#F6CB2E')
      : line('M-38-16H8M-38 0H8M-38 16H8', { colour: lit(colour, 0.5), width: 4 }, { opacity: 0.4 }))
  );
}

/** Plastic buckles: side release, slider, or curved with a whistle. */
export const plasticBuckles = ({ count, size, kind }: Lot & { kind: PlasticBuckle }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    lot(drawing, { count, size, turn: count === 1 ? 14 : 26 }, () => plasticPiece(drawing, kind, main)),
});
