import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, cylinder, looseThread } from '../light.ts';
import { ellipse, group, line, path, placed, steps } from '../svg.ts';

const WOOD = '#D9AE74';

function flange(drawing: Drawing, y: number): string {
  const rim = `M180 ${y}A120 31 0 0 0 420 ${y}V${y + 24}A120 31 0 0 1 180 ${y + 24}Z`;
  return path(rim, cylinder(drawing, WOOD));
}

function woundThread(drawing: Drawing, colour: string): string {
  const body = 'M206 196C198 270 198 350 206 428A94 25 0 0 0 394 428C402 350 402 270 394 196Z';
  const windings = steps({ start: 190, end: 450, step: 6.2 })
    .map((y) => `M198 ${y}Q300 ${y + 50} 402 ${y + 1}`)
    .join('');
  return (
    path(body, cylinder(drawing, colour)) +
    group(
      { clipPath: drawing.clip(body) },
      line(windings, { colour: shaded(colour, 0.5), width: 1.6 }, { opacity: 0.32 }),
      line(
        windings,
        { colour: lit(colour, 0.55), width: 1.5 },
        { opacity: 0.32, transform: 'translate(0 -2.6)' },
      ),
      path('M190 190H410V214A110 30 0 0 1 190 214Z', shaded(colour, 0.6), { opacity: 0.3 }),
    )
  );
}

/** A wooden spool between y 135 and 485, centred on x 300. */
export function spoolOfThread(drawing: Drawing, colour: string): string {
  const lowerRim = drawing.linear([
    [0, shaded(WOOD, 0.2)],
    [0.5, lit(WOOD, 0.25)],
    [1, shaded(WOOD, 0.2)],
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
    flange(drawing, 430) +
    ellipse({ x: 300, y: 430, rx: 120, ry: 31 }, lowerRim) +
    woundThread(drawing, colour) +
    flange(drawing, 166) +
    ellipse({ x: 300, y: 166, rx: 120, ry: 31 }, lit(WOOD, 0.3)) +
    ellipse({ x: 300, y: 166, rx: 113, ry: 28 }, lit(WOOD, 0.12)) +
    label
  );
}

export const spool: Illustration = {
  view: 'standing',
  draw: (drawing, { main, accent }) =>
    placed(
      'translate(96 42) scale(.92)',
      contactShadow(drawing, { x: 332, y: 462, rx: 190, ry: 30 }),
      spoolOfThread(drawing, main),
    ) +
    placed(
      'translate(-18 216) scale(.62)',
      contactShadow(drawing, { x: 326, y: 462, rx: 190, ry: 32 }),
      spoolOfThread(drawing, accent),
    ) +
    looseThread('M466 380C520 410 500 520 400 540S300 560 250 548', { colour: main, width: 3.2 }),
};
