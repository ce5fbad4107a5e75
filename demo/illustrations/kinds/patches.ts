import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { ellipse, group, line, outlined, path, placed, rect } from '../svg.ts';

/** Ovals of suede for elbows and knees, punched for sewing on. */
export const elbowPatches: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const nap = drawing.pattern(
      { width: 7, height: 7, turn: 24 },
      line('M1 2h2M4 5h2', { colour: lit(main, 0.5), width: 1.2 }, { opacity: 0.5 }) +
        line('M4 1h1.500M1 5.500h1.500', { colour: shaded(main, 0.5), width: 1.2 }, { opacity: 0.4 }),
    );
    const suede = drawing.linear(
      [
        [0, lit(main, 0.22)],
        [0.5, main],
        [1, shaded(main, 0.2)],
      ],
      DIAGONAL,
    );
    const oval = { x: 0, y: 0, rx: 112, ry: 168 };
    const inner = { ...oval, rx: 97, ry: 152 };
    const patch = (transform: string) =>
      placed(
        transform,
        group(drawing.dropShadow(), ellipse(oval, suede)),
        ellipse(oval, nap),
        ellipse(inner, 'none', {
          stroke: shaded(main, 0.5),
          strokeWidth: 7,
          strokeDasharray: '15 10',
          strokeLinecap: 'round',
          opacity: 0.45,
          transform: 'translate(1 3)',
        }),
        ellipse(inner, 'none', {
          stroke: lit(accent, 0.3),
          strokeWidth: 5,
          strokeDasharray: '15 10',
          strokeLinecap: 'round',
        }),
        path('M-80 -90C-50 -140 -6 -152 30 -148', 'none', {
          stroke: '#fff',
          strokeWidth: 8,
          strokeLinecap: 'round',
          opacity: 0.16,
        }),
      );
    return (
      patch('translate(392 332) rotate(24) scale(1.1)') + patch('translate(212 272) rotate(-16) scale(1.1)')
    );
  },
};

/** Denim patches to iron on: a diagonal weave, orange topstitching, a frayed edge. */
export const denimPatches: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const twill = drawing.pattern(
      { width: 6, height: 6, turn: 58 },
      line('M0 1.500h6', { colour: lit(main, 0.45), width: 1.5 }, { opacity: 0.55 }) +
        line('M0 4.500h6', { colour: shaded(main, 0.5), width: 1.4 }, { opacity: 0.4 }),
    );
    const worn = drawing.radial(
      [
        [0, lit(main, 0.42)],
        [0.7, main],
        [1, shaded(main, 0.14)],
      ],
      { x: 0.42, y: 0.4, r: 0.7 },
    );
    const patch = (transform: string, size: { width: number; height: number }) => {
      const { width, height } = size;
      const at = { x: -width / 2, y: -height / 2, width, height, r: 10 };
      const seam = { x: at.x + 15, y: at.y + 15, width: width - 30, height: height - 30, r: 5 };
      return placed(
        transform,
        group(
          drawing.dropShadow(),
          outlined(at, { colour: lit(main, 0.66), width: 9 }, { strokeDasharray: '1.5 2.6' }),
          rect(at, worn),
        ),
        rect(at, twill),
        outlined(
          seam,
          { colour: shaded(main, 0.6), width: 5 },
          { strokeDasharray: '13 8', opacity: 0.4, transform: 'translate(1 3)' },
        ),
        outlined(seam, { colour: accent, width: 4 }, { strokeDasharray: '13 8', strokeLinecap: 'round' }),
      );
    };
    return (
      patch('translate(386 408) rotate(-9)', { width: 260, height: 200 }) +
      patch('translate(206 236) rotate(12)', { width: 230, height: 300 }) +
      patch('translate(448 168) rotate(-16)', { width: 160, height: 160 })
    );
  },
};
