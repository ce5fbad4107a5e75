import { shaded } from '../colour-mixing.ts';
import type { Illustration } from '../illustration.ts';
import { circle, group, line, path, placed } from '../svg.ts';
import { MOTIFS, type Motif } from './lace-motifs.ts';

/** A point on the curve of a piece, where a motif lies: x, y, turn, and size. */
type Bloom = readonly [x: number, y: number, turn: number, size: number];

const mirroredBlooms = (blooms: readonly Bloom[]): readonly Bloom[] => [
  ...blooms,
  ...blooms.map(([x, y, turn, size]) => [600 - x, y, -turn, size] as const),
];

const PIECES = {
  collar: mirroredBlooms([
    [286, 408, 10, 78],
    [236, 392, 24, 92],
    [182, 352, 44, 100],
    [150, 290, 66, 100],
    [150, 222, 88, 92],
    [178, 166, 112, 78],
    [232, 448, 30, 60],
    [160, 420, 44, 66],
    [100, 348, 66, 66],
    [86, 262, 90, 60],
  ]),
  neckline: mirroredBlooms([
    [300, 480, 0, 60],
    [272, 426, -20, 84],
    [240, 362, -22, 88],
    [206, 296, -24, 90],
    [172, 230, -24, 86],
    [142, 168, -24, 76],
    [206, 400, -40, 62],
    [168, 322, -40, 64],
    [130, 248, -40, 58],
  ]),
  shoulders: [
    [180, 130, 0, 86],
    [150, 200, -20, 100],
    [220, 212, 30, 92],
    [186, 282, 0, 104],
    [150, 360, -16, 88],
    [220, 366, 24, 80],
    [188, 430, 0, 74],
    [420, 150, 0, 86],
    [390, 220, -20, 100],
    [460, 232, 30, 92],
    [424, 302, 0, 104],
    [390, 380, -16, 88],
    [458, 386, 24, 80],
    [426, 450, 0, 74],
  ],
  spray: [
    [220, 210, -18, 128],
    [340, 176, 20, 112],
    [300, 296, 0, 136],
    [410, 270, 34, 96],
    [196, 330, -34, 92],
    [380, 390, 40, 90],
    [270, 410, 10, 96],
    [330, 486, 20, 74],
    [140, 262, -60, 70],
    [450, 180, 60, 66],
  ],
} as const satisfies Readonly<Record<string, readonly Bloom[]>>;

type Piece = { readonly piece: keyof typeof PIECES; readonly size: number; readonly motif: Motif };

/** A whole piece of guipure to sew on: flowers joined by bars, without a ground. */
export const guipurePiece = ({ piece, size, motif }: Piece): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const blooms: readonly Bloom[] = PIECES[piece];
    const bars = blooms.flatMap(([x, y], index) =>
      blooms
        .slice(index + 1)
        .filter(([ox, oy]) => Math.hypot(ox - x, oy - y) < 122)
        .map(([ox, oy]) => `M${x} ${y}L${ox} ${oy}`),
    );
    const drawn = blooms.map(([x, y, turn, scale], index) =>
      placed(
        `translate(${x} ${y}) rotate(${turn}) scale(${scale / 100})`,
        path(MOTIFS[index % 3 === 1 ? 'leaves' : motif], main, {
          stroke: main,
          strokeWidth: 7,
          strokeLinejoin: 'round',
        }),
        path(MOTIFS[index % 3 === 1 ? 'leaves' : motif], 'none', {
          stroke: shaded(main, 0.32),
          strokeWidth: 2,
          opacity: 0.55,
        }),
        circle({ x: 0, y: 0, r: 7 }, shaded(main, 0.24)),
      ),
    );
    return placed(
      `translate(${300 - 300 * size} ${300 - 300 * size}) scale(${size})`,
      group(drawing.dropShadow('small'), line(bars.join(''), { colour: main, width: 6 }), ...drawn),
    );
  },
});
