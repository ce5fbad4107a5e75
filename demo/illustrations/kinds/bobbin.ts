import { shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Direction, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, looseThread, metal } from '../light.ts';
import { circle, placed, ring, times } from '../svg.ts';

const NICKEL = '#C3C7CF';
const FALLING_LEFT: Direction = { from: [1, 0], to: [0, 1] };

function windings(colour: string): string {
  return times(18, (turn) =>
    circle(
      { x: 372 - turn * 7.2, y: 222 + turn * 4.4, r: 98 },
      turn % 2 === 1 ? colour : shaded(colour, 0.07),
      { stroke: shaded(colour, 0.4), strokeWidth: 1.6, strokeOpacity: 0.55 },
    ),
  );
}

function holes(colour: string): string {
  return times(6, (index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    const x = 258 + 82 * Math.cos(angle);
    const y = 304 + 82 * Math.sin(angle);
    return (
      circle({ x, y, r: 16 }, shaded(colour, 0.34)) +
      circle({ x: x + 1.5, y: y + 1.5, r: 13.5 }, shaded(colour, 0.08))
    );
  });
}

function fullBobbin(drawing: Drawing, colour: string): string {
  const steel = metal(drawing, DIAGONAL, NICKEL);
  return (
    circle({ x: 388, y: 212, r: 132 }, shaded(NICKEL, 0.45)) +
    circle({ x: 382, y: 216, r: 132 }, steel) +
    ring({ x: 382, y: 216, r: 120 }, { colour: '#fff', width: 2 }, { strokeOpacity: 0.5 }) +
    windings(colour) +
    circle({ x: 266, y: 300, r: 132 }, shaded(NICKEL, 0.5)) +
    circle({ x: 258, y: 304, r: 132 }, steel) +
    ring({ x: 258, y: 304, r: 124 }, { colour: '#fff', width: 2 }, { strokeOpacity: 0.7 }) +
    holes(colour) +
    circle({ x: 258, y: 304, r: 40 }, metal(drawing, FALLING_LEFT, NICKEL)) +
    circle({ x: 258, y: 304, r: 27 }, shaded(NICKEL, 0.7)) +
    circle({ x: 262, y: 301, r: 24 }, shaded(NICKEL, 0.5))
  );
}

export const bobbin: Illustration = {
  view: 'standing',
  draw: (drawing, { main, accent }) =>
    contactShadow(drawing, { x: 330, y: 448, rx: 220, ry: 34 }) +
    placed('translate(-36 20)', fullBobbin(drawing, main)) +
    looseThread('M196 448C150 520 250 560 330 536S430 500 470 548', { colour: main }) +
    placed(
      'translate(296 282) scale(.56)',
      contactShadow(drawing, { x: 300, y: 446, rx: 190, ry: 34 }),
      fullBobbin(drawing, accent),
    ),
};
