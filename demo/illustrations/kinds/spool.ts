import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder, looseThread } from '../light.ts';
import { ellipse, group, line, path, placed, steps } from '../svg.ts';
import type { Finish } from './cone.ts';

const WOOD = '#D9AE74';

type Spool = {
  readonly body?: string;
  /** How full it is: the half width of the thread, from 62 to 116. */
  readonly reach?: number;
  readonly pitch?: number;
  readonly finish?: Finish;
};

function flange(drawing: Drawing, y: number, body: string): string {
  const rim = `M180 ${y}A120 31 0 0 0 420 ${y}V${y + 24}A120 31 0 0 1 180 ${y + 24}Z`;
  return path(rim, cylinder(drawing, body));
}

function woundThread(drawing: Drawing, colour: string, { reach = 94, pitch = 6.2, finish }: Spool): string {
  const [left, right] = [300 - reach, 300 + reach];
  const body = `M${left} 196C${left - 8} 270 ${left - 8} 350 ${left} 428A${reach} 25 0 0 0 ${right} 428C${right + 8} 350 ${right + 8} 270 ${right} 196Z`;
  const windings = steps({ start: 190, end: 450, step: pitch })
    .map((y) => `M${left - 8} ${y}Q300 ${y + 50} ${right + 8} ${y + 1}`)
    .join('');
  const glow = drawing.linear([
    [0.12, '#ffffff', 0],
    [0.28, '#ffffff', 0.5],
    [0.42, '#ffffff', 0],
  ]);
  return (
    path(body, cylinder(drawing, colour)) +
    group(
      { clipPath: drawing.clip(body) },
      line(windings, { colour: shaded(colour, 0.5), width: pitch * 0.26 }, { opacity: 0.32 }),
      line(
        windings,
        { colour: lit(colour, 0.55), width: pitch * 0.25 },
        { opacity: 0.32, transform: `translate(0 ${-pitch * 0.42})` },
      ),
      finish === 'silky' ? path(body, glow) : '',
      finish === 'metallic'
        ? line(windings, { colour: '#ffffff', width: 2.6 }, { strokeDasharray: '2 15', opacity: 0.9 })
        : '',
      path('M190 190H410V214A110 30 0 0 1 190 214Z', shaded(colour, 0.6), { opacity: 0.3 }),
    )
  );
}

/** A spool between y 135 and 485, centred on x 300; of wood if nothing else is said. */
export function spoolOfThread(drawing: Drawing, colour: string, spool: Spool = {}): string {
  const { body = WOOD } = spool;
  const lowerRim = drawing.linear([
    [0, shaded(body, 0.2)],
    [0.5, lit(body, 0.25)],
    [1, shaded(body, 0.2)],
  ]);
  const label =
    ellipse({ x: 300, y: 165, rx: 88, ry: 21.5 }, '#FBF6EA') +
    ellipse({ x: 300, y: 165, rx: 80, ry: 19.4 }, 'none', {
      stroke: colour,
      strokeWidth: 2.4,
      strokeDasharray: '9 6',
    }) +
    ellipse({ x: 300, y: 165, rx: 50, ry: 12 }, colour) +
    ellipse({ x: 300, y: 165, rx: 15, ry: 4.4 }, '#3a2c22');
  return (
    flange(drawing, 430, body) +
    ellipse({ x: 300, y: 430, rx: 120, ry: 31 }, lowerRim) +
    woundThread(drawing, colour, spool) +
    flange(drawing, 166, body) +
    ellipse({ x: 300, y: 166, rx: 120, ry: 31 }, lit(body, 0.3)) +
    ellipse({ x: 300, y: 166, rx: 113, ry: 28 }, lit(body, 0.12)) +
    label
  );
}

type Standing = {
  /** 0 for the shortest thread, 1 for the longest. */
  readonly length: number;
  readonly body?: 'wood' | 'white' | 'black';
  readonly pitch?: number;
  readonly finish?: Finish;
  /** Elastic thread curls where it is loose. */
  readonly isElastic?: boolean;
};

const BODIES = { wood: WOOD, white: '#F1EEE6', black: '#2A2A30' } as const;

const LOOSE = 'M430 396C500 410 500 500 420 520S300 536 236 552';
const CURLED =
  'M430 396C470 400 480 430 456 440S430 420 456 414 506 440 486 462 446 456 470 440 520 470 500 494 454 490 476 470';

/** A single spool with its loose end. */
export const spool = ({
  length,
  body = 'wood',
  pitch,
  finish,
  isElastic = false,
}: Standing): Illustration => ({
  view: 'standing',
  draw(drawing, { main }) {
    const [wide, tall] = [0.86 + length * 0.2, 0.74 + length * 0.34];
    const drawn = {
      body: BODIES[body],
      reach: 80 + length * 28,
      ...(pitch && { pitch }),
      ...(finish && { finish }),
    };
    return (
      placed(
        `translate(${300 - 300 * wide} ${500 - 485 * tall}) scale(${wide} ${tall})`,
        contactShadow(drawing, { x: 332, y: 462, rx: 200, ry: 30 }),
        spoolOfThread(drawing, main, drawn),
      ) + looseThread(isElastic ? CURLED : LOOSE, { colour: main, width: isElastic ? 4 : 3.2 })
    );
  },
});
