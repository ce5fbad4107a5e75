import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder, looseThread } from '../light.ts';
import { ellipse, group, line, path, placed, steps } from '../svg.ts';

const CARD = '#E9E2D2';

const leftEdge = (y: number) => 172 + ((452 - y) * 56) / 272;
const rightEdge = (y: number) => 600 - leftEdge(y);

/** Crossed windings; a small cone gets fewer. */
function windings(rows: readonly number[]): { falling: string; rising: string } {
  const falling = rows.map((y) => `M${leftEdge(y)} ${y}Q300 ${y + 52} ${rightEdge(y)} ${y + 26}`);
  const rising = rows.map((y) => `M${leftEdge(y)} ${y + 26}Q300 ${y + 52} ${rightEdge(y)} ${y}`);
  return { falling: falling.join(''), rising: rising.join('') };
}

/** How the thread itself looks: plain, shining like silk, fluffy, or glittering. */
export type Finish = 'plain' | 'silky' | 'woolly' | 'metallic';

const WINDING_STEP = { fine: 7, coarse: 15 } as const;

type Wound = { readonly detail?: 'fine' | 'coarse'; readonly finish?: Finish };

function threadBody(drawing: Drawing, colour: string, { detail = 'fine', finish = 'plain' }: Wound): string {
  const body = 'M172 452L228 180A72 17 0 0 1 372 180L428 452A128 31 0 0 1 172 452Z';
  const { falling, rising } = windings(steps({ start: 130, end: 500, step: WINDING_STEP[detail] }));
  return (
    path(body, cylinder(drawing, colour)) +
    group(
      { clipPath: drawing.clip(body) },
      line(rising, { colour: shaded(colour, 0.42), width: 1.5 }, { opacity: 0.3 }),
      line(falling, { colour: lit(colour, 0.5), width: 1.5 }, { opacity: 0.34 }),
      line(
        falling,
        { colour: shaded(colour, 0.5), width: 1.2 },
        { opacity: 0.24, transform: 'translate(0 3)' },
      ),
      finishOver(drawing, finish, { colour, rising }),
      path('M172 452A128 31 0 0 0 428 452V430A126 31 0 0 1 176 430Z', shaded(colour, 0.5), { opacity: 0.22 }),
    )
  );
}

function finishOver(
  drawing: Drawing,
  finish: Finish,
  { colour, rising }: { colour: string; rising: string },
) {
  if (finish === 'silky') {
    const glow = drawing.linear([
      [0.16, '#ffffff', 0],
      [0.3, '#ffffff', 0.55],
      [0.42, '#ffffff', 0],
      [0.66, '#ffffff', 0.28],
      [0.76, '#ffffff', 0],
    ]);
    return path('M172 452L228 180H372L428 452V490H172Z', glow);
  }
  if (finish === 'woolly') {
    const fluff = { strokeDasharray: '3 9', opacity: 0.55 };
    return line(rising, { colour: lit(colour, 0.6), width: 5 }, fluff);
  }
  if (finish === 'metallic') {
    const glitter = { strokeDasharray: '2 17', opacity: 0.95 };
    return (
      line(rising, { colour: '#ffffff', width: 3 }, glitter) +
      line(
        rising,
        { colour: shaded(colour, 0.55), width: 2.6 },
        { strokeDasharray: '3 13', strokeDashoffset: 7 },
      )
    );
  }
  return '';
}

/** A cone of thread between y 104 and 501, centred on x 300. */
export function coneOfThread(drawing: Drawing, colour: string, wound: Wound = {}): string {
  const foot =
    path('M160 452A140 34 0 0 0 440 452V466A140 35 0 0 1 160 466Z', cylinder(drawing, CARD)) +
    ellipse({ x: 300, y: 452, rx: 140, ry: 34 }, '#F4EFE3');
  const top =
    ellipse({ x: 300, y: 180, rx: 72, ry: 17 }, lit(colour, 0.2)) +
    ellipse({ x: 300, y: 180, rx: 60, ry: 13 }, shaded(colour, 0.12)) +
    ellipse({ x: 300, y: 181, rx: 46, ry: 10 }, shaded(colour, 0.38));
  const core =
    path('M262 181L281 104A19 5 0 0 1 319 104L338 181A38 9 0 0 1 262 181Z', cylinder(drawing, '#EFE8D8')) +
    ellipse({ x: 300, y: 104, rx: 19, ry: 5.5 }, '#FBF7EC') +
    ellipse({ x: 300, y: 104, rx: 11, ry: 3 }, '#6b6257');
  return foot + threadBody(drawing, colour, wound) + top + core;
}

type Cone = {
  /** 0 for the smallest cone, 1 for the largest. */
  readonly size: number;
  /** Overlock cones are wide and low. */
  readonly isLow?: boolean;
  readonly finish?: Finish;
};

/** One cone with a loose end; it stands on y 500. */
export const cone = ({ size, isLow = false, finish = 'plain' }: Cone): Illustration => ({
  view: 'standing',
  draw(drawing, { main }) {
    const wide = (0.68 + size * 0.38) * (isLow ? 1.12 : 1);
    const tall = (0.76 + size * 0.3) * (isLow ? 0.8 : 1);
    const foot = 500;
    const right = 290 + 128 * wide;
    return (
      contactShadow(drawing, { x: 300 + 36 * wide, y: foot - 6, rx: 215 * wide, ry: 34 }) +
      placed(
        `translate(${290 - 300 * wide} ${foot - 490 * tall}) scale(${wide} ${tall})`,
        coneOfThread(drawing, main, { finish }),
      ) +
      looseThread(
        `M${right - 6} ${foot - 50}C${right + 40} ${foot - 40} ${right + 24} ${foot + 8} ${right + 70} ${foot + 14}S${right + 104} ${foot + 20} ${right + 60} ${foot + 40}S${right - 30} ${foot + 60} ${right - 90} ${foot + 42}`,
        { colour: main, width: finish === 'woolly' ? 5 : 3.4 },
      )
    );
  },
});

const CONE_ROWS: Readonly<Record<number, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  3: [
    [170, 440, 0.64],
    [430, 440, 0.64],
    [300, 520, 0.74],
  ],
  4: [
    [190, 420, 0.56],
    [410, 420, 0.56],
    [170, 530, 0.66],
    [430, 530, 0.66],
  ],
  5: [
    [130, 420, 0.52],
    [300, 420, 0.52],
    [470, 420, 0.52],
    [205, 530, 0.62],
    [395, 530, 0.62],
  ],
};

/** Three to five cones of one colour, as a set for the overlock machine. */
export const coneSet = ({ cones, isLarge }: { cones: number; isLarge: boolean }): Illustration => ({
  view: 'standing',
  draw: (drawing, { main }) =>
    (CONE_ROWS[cones] ?? [])
      .map(([x, y, scale], index) =>
        placed(
          `translate(${x - 300 * scale} ${y - 486 * scale}) scale(${scale * (isLarge ? 1.08 : 0.95)} ${scale})`,
          contactShadow(drawing, { x: 330, y: 472, rx: 200, ry: 32 }, 0.5),
          coneOfThread(drawing, index % 2 === 1 ? lit(main, 0.06) : main),
        ),
      )
      .join(''),
});
