import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { circle, group, line, path, placed, rect, ring } from '../svg.ts';
import { type Lot, lot } from './lot.ts';

const eyeletShape = (r: number, hole: number) =>
  `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${-hole} 0a${hole} ${hole} 0 1 1 ${hole * 2} 0a${hole} ${hole} 0 1 1 ${-hole * 2} 0Z`;

function eyelet(drawing: Drawing, colour: string, isWasher: boolean): string {
  const [r, hole] = isWasher ? [88, 50] : [98, 46];
  return (
    path(eyeletShape(r, hole), metal(drawing, DIAGONAL, colour), { fillRule: 'evenodd' }) +
    (isWasher
      ? ring({ x: 0, y: 0, r: 70 }, { colour: shaded(colour, 0.3), width: 3 }, { opacity: 0.6 })
      : ring({ x: 0, y: 0, r: 84 }, { colour: lit(colour, 0.8), width: 4 }, { opacity: 0.7 }) +
        ring({ x: 0, y: 0, r: 54 }, { colour: shaded(colour, 0.4), width: 9 }, { opacity: 0.5 }))
  );
}

/** Eyelets, every second one lying as its washer. */
export const eyelets = ({ count, size }: Lot): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    lot(drawing, { count, size, turn: 90 }, (index) => eyelet(drawing, main, index % 2 === 1)),
});

export type EyeletTool = 'punch' | 'pliers' | 'pliersAndCase';

/** A kit: eyelets, and the tool that sets them. */
export const eyeletKit = ({ tool, size }: { tool: EyeletTool; size: number }): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const steel = metal(drawing, DIAGONAL);
    const plier = (side: 1 | -1) =>
      placed(
        `scale(${side} 1)`,
        path('M4-20C20 30 70 90 74 250Q74 274 54 274T32 252C30 130 0 70-14 0Z', accent),
        path('M-12-150L16-152 40-30 8 14-16-30Z', steel),
      );
    const pliers = group(
      { transform: 'translate(410 290) rotate(12)', ...drawing.dropShadow() },
      plier(-1),
      plier(1),
      circle({ x: 0, y: -8, r: 20 }, steel),
    );
    const punch = group(
      { transform: 'translate(420 300) rotate(24)', ...drawing.dropShadow() },
      rect({ x: -20, y: -190, width: 40, height: 260, r: 8 }, metal(drawing, ACROSS)),
      rect({ x: -26, y: -200, width: 52, height: 50, r: 8 }, accent),
      path('M-20 70H20L12 140H-12Z', metal(drawing, ACROSS)),
      line('M-12 -120V50', { colour: '#fff', width: 4 }, { opacity: 0.6 }),
    );
    const box =
      tool === 'pliersAndCase'
        ? group(
            drawing.dropShadow(),
            rect(
              { x: 34, y: 330, width: 270, height: 220, r: 18 },
              drawing.linear(
                [
                  [0, '#F7F2E6'],
                  [1, '#DAD2C0'],
                ],
                DIAGONAL,
              ),
            ),
          ) + line('M50 346H288V534H50Z', { colour: accent, width: 2.6 }, { strokeDasharray: '11 7' })
        : '';
    const pieces = placed(
      tool === 'pliersAndCase' ? 'translate(-130 142) scale(1)' : 'translate(-120 0)',
      group(
        drawing.dropShadow('small'),
        arranged(
          12,
          {
            width: 250,
            height: tool === 'pliersAndCase' ? 200 : 420,
            radius: 104,
            turn: 60,
            fill: 0.66 + size * 0.3,
            rows: tool === 'pliersAndCase' ? 3 : 4,
          },
          (index) => eyelet(drawing, main, index % 3 === 2),
        ),
      ),
    );
    return box + pieces + (tool === 'punch' ? punch : pliers);
  },
});
