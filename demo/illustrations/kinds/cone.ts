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

function threadBody(drawing: Drawing, colour: string, detail: 'fine' | 'coarse'): string {
  const body = 'M172 452L228 180A72 17 0 0 1 372 180L428 452A128 31 0 0 1 172 452Z';
  const { falling, rising } = windings(steps({ start: 130, end: 500, step: detail === 'fine' ? 7 : 15 }));
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
      path('M172 452A128 31 0 0 0 428 452V430A126 31 0 0 1 176 430Z', shaded(colour, 0.5), { opacity: 0.22 }),
    )
  );
}

/** A cone of thread between y 104 and 501, centred on x 300. */
export function coneOfThread(drawing: Drawing, colour: string, detail: 'fine' | 'coarse' = 'fine'): string {
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
  return foot + threadBody(drawing, colour, detail) + top + core;
}

export const cone: Illustration = {
  view: 'standing',
  draw: (drawing, { main }) =>
    contactShadow(drawing, { x: 338, y: 478, rx: 215, ry: 34 }) +
    coneOfThread(drawing, main) +
    looseThread('M424 418C470 432 452 492 500 500S560 478 548 522S470 548 430 530', {
      colour: main,
      width: 3.4,
    }),
};

/** Three cones of one shade card, as overlock thread is sold. */
export const coneTrio: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const standing = (transform: string, colour: string) =>
      placed(
        transform,
        contactShadow(drawing, { x: 330, y: 470, rx: 200, ry: 32 }, 0.5),
        coneOfThread(drawing, colour),
      );
    return (
      standing('translate(-8 40) scale(.66)', lit(main, 0.34)) +
      standing('translate(212 40) scale(.66)', accent) +
      standing('translate(82 96) scale(.78)', main) +
      looseThread('M412 432C450 444 440 486 474 494S520 478 512 514S452 536 420 522', { colour: main })
    );
  },
};
