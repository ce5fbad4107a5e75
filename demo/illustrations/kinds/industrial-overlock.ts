import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { circle, line, path, rect, times } from '../svg.ts';
import { beltWheel, workTable } from './machine-parts.ts';
import { coneStand } from './overlock-machine.ts';

/** Overlock and coverstitch heads: a block on the table under a rack of cones. */
export const industrialOverlock: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const head = 'M150 262Q150 236 176 236H444Q486 236 486 278V408H230V372H168Q150 372 150 354Z';
    const threads = [accent, '#EFE6D2', '#E0A526', '#2F4B8C', '#2C6B57'];
    const posts = threads
      .slice(0, 4)
      .map(
        (colour, index) =>
          rect({ x: 258 + index * 46, y: 262, width: 22, height: 9, r: 3 }, metal(drawing, ACROSS)) +
          circle({ x: 269 + index * 46, y: 290, r: 15 }, metal(drawing, DIAGONAL)) +
          circle({ x: 269 + index * 46, y: 290, r: 6 }, colour),
      )
      .join('');
    return (
      workTable(drawing) +
      coneStand(drawing, threads, 82) +
      contactShadow(drawing, { x: 310, y: 446, rx: 250, ry: 14 }, 0.5) +
      path(head, housing(drawing, main, 0.6)) +
      path(head, reflections(drawing)) +
      line('M176 254H440', { colour: lit(main, 0.95), width: 4 }, { opacity: 0.6 }) +
      beltWheel(drawing, { x: 498, y: 282 }) +
      posts +
      rect({ x: 256, y: 324, width: 166, height: 38, r: 6 }, accent) +
      centredText({
        text: 'HILVÁN 747',
        face: 'archivo-700',
        size: 18,
        letterSpacing: 2,
        x: 339,
        y: 350,
        fill: '#fff8ea',
      }) +
      rect({ x: 168, y: 256, width: 44, height: 96, r: 6 }, shaded(main, 0.18), { opacity: 0.5 }) +
      line(
        times(4, (index) => `M${176 + index * 10} 240V${310 + index * 8}`),
        { colour: accent, width: 2 },
      ) +
      rect({ x: 178, y: 370, width: 9, height: 40, r: 2 }, metal(drawing)) +
      rect({ x: 194, y: 376, width: 8, height: 36, r: 2 }, metal(drawing)) +
      path('M164 406H216L224 420H158Z', metal(drawing, DOWN)) +
      rect({ x: 96, y: 404, width: 430, height: 40, r: 6 }, housing(drawing, main, 0.4)) +
      rect({ x: 110, y: 414, width: 150, height: 9, r: 2 }, metal(drawing, DOWN)) +
      path('M-10 418C60 408 140 420 232 414L244 422C234 452 244 500 222 546H-10Z', sheet(drawing, accent)) +
      line(
        'M214 424C206 460 216 500 206 544',
        { colour: shaded(accent, 0.1), width: 15 },
        { strokeDasharray: '2.4 5', strokeLinecap: 'butt' },
      ) +
      line('M202 424C194 460 204 500 194 544', { colour: shaded(accent, 0.1), width: 2.4 })
    );
  },
};
