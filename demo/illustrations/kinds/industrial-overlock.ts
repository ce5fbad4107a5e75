import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { circle, ellipse, line, path, placed, rect, ring, times } from '../svg.ts';
import { beltWheel, type Drive, underTable, workTable } from './machine-parts.ts';
import { coneStand, threadsOf } from './overlock-machine.ts';

const HEAD = 'M150 262Q150 236 176 236H444Q486 236 486 278V408H230V372H168Q150 372 150 354Z';

/** What stands on the head for its task: a reel of binding, a roll of elastic, or a guide for the hem. */
export type Attachment = 'binder' | 'elastic' | 'hemmer';

function attachmentOf(drawing: Drawing, attachment: Attachment, accent: string): string {
  if (attachment === 'binder')
    return (
      line('M92 250V120', { colour: '#8f94a1', width: 7 }) +
      circle({ x: 92, y: 130, r: 62 }, accent) +
      line(
        times(
          6,
          (turn) =>
            `M${92 - 22 - turn * 7} 130a${22 + turn * 7} ${22 + turn * 7} 0 1 0 ${44 + turn * 14} 0a${22 + turn * 7} ${22 + turn * 7} 0 1 0 ${-44 - turn * 14} 0`,
        ),
        { colour: shaded(accent, 0.35), width: 1.8 },
        { opacity: 0.5 },
      ) +
      circle({ x: 92, y: 130, r: 20 }, '#F6F0E2') +
      line('M150 150C170 220 130 300 166 396', { colour: accent, width: 13 }, { strokeLinecap: 'butt' })
    );
  if (attachment === 'elastic')
    return (
      line('M96 250V150', { colour: '#8f94a1', width: 7 }) +
      ellipse({ x: 96, y: 152, rx: 74, ry: 30 }, shaded('#F3EFE4', 0.2)) +
      ellipse({ x: 96, y: 134, rx: 74, ry: 30 }, '#F3EFE4') +
      ring(
        { x: 96, y: 134, r: 20 },
        { colour: '#B98F62', width: 6 },
        { transform: 'translate(0 80) scale(1 .4)' },
      ) +
      line('M164 142C186 220 150 320 176 398', { colour: '#F3EFE4', width: 20 }, { strokeLinecap: 'butt' }) +
      line(
        'M164 142C186 220 150 320 176 398',
        { colour: shaded('#F3EFE4', 0.4), width: 2 },
        { strokeDasharray: '5 6' },
      )
    );
  return (
    rect({ x: 96, y: 380, width: 74, height: 26, r: 5 }, metal(drawing, DOWN)) +
    rect({ x: 88, y: 300, width: 46, height: 84, r: 8 }, '#2A3044') +
    circle({ x: 111, y: 322, r: 9 }, '#CE1B2B') +
    line('M111 330L150 410', { colour: '#CE1B2B', width: 2 }, { opacity: 0.7 })
  );
}

type Head = {
  readonly name: string;
  readonly threads: number;
  readonly drive: Drive;
  readonly isElectronic?: boolean;
} & (
  | { readonly seam: 'overlock' }
  | {
      readonly seam: 'cover';
      readonly needles: number;
      readonly isCylinder?: boolean;
      readonly attachment?: Attachment;
    }
);

function seamOf(head: Head, colour: string): string {
  const thread = shaded(colour, 0.1);
  if (head.seam === 'overlock')
    return (
      line(
        'M214 424C206 460 216 500 206 544',
        { colour: thread, width: 15 },
        { strokeDasharray: '2.4 5', strokeLinecap: 'butt' },
      ) + line('M202 424C194 460 204 500 194 544', { colour: thread, width: 2.4 })
    );
  const rows = times(
    head.needles,
    (index) =>
      `M${166 + index * 16} 424C${160 + index * 16} 460 ${170 + index * 16} 500 ${160 + index * 16} 544`,
  );
  const across = times(10, (index) => `M${166} ${434 + index * 11}l${16 * (head.needles - 1)} -6`);
  return (
    line(rows, { colour: thread, width: 3 }, { strokeDasharray: '11 6' }) +
    line(across, { colour: thread, width: 1.6 }, { opacity: 0.5 })
  );
}

function bedOf(drawing: Drawing, main: string, isCylinder: boolean): string {
  if (!isCylinder)
    return (
      rect({ x: 96, y: 404, width: 430, height: 40, r: 6 }, housing(drawing, main, 0.4)) +
      rect({ x: 110, y: 414, width: 150, height: 9, r: 2 }, metal(drawing, DOWN))
    );
  return (
    path('M106 404H330V452H124Q92 452 92 428T106 404Z', housing(drawing, main, 0.4)) +
    ellipse({ x: 106, y: 428, rx: 12, ry: 24 }, shaded(main, 0.3)) +
    path('M300 404H526V444H300Z', housing(drawing, main, 0.4))
  );
}

const screen = (accent: string) =>
  path('M326 178H452L462 236H316Z', '#2A3044') +
  path('M334 185H444L450 216H328Z', '#9FD2C4') +
  centredText({ text: '6500', face: 'archivo-700', size: 22, x: 372, y: 210, fill: '#123a34' }) +
  circle({ x: 428, y: 226, r: 5 }, accent) +
  line('M512 420C560 430 566 480 590 500', { colour: '#5b6170', width: 26 }) +
  line(
    'M512 420C560 430 566 480 590 500',
    { colour: '#8f94a1', width: 20 },
    { strokeDasharray: '4 5', strokeLinecap: 'butt' },
  );

/** Overlock and coverstitch heads: a block on the table under a rack of cones. */
export const industrialOverlock = (head: Head): Illustration => ({
  view: 'standing',
  details: [
    { x: 110, y: 330, side: 190 },
    { x: 236, y: 236, side: 200 },
  ],
  draw(drawing, { main, accent }) {
    const threads = threadsOf(accent, head.threads);
    const gap = 190 / head.threads;
    const posts = threads
      .map(
        (colour, index) =>
          rect({ x: 254 + index * gap, y: 262, width: 22, height: 9, r: 3 }, metal(drawing, ACROSS)) +
          circle({ x: 265 + index * gap, y: 290, r: 15 }, metal(drawing, DIAGONAL)) +
          circle({ x: 265 + index * gap, y: 290, r: 6 }, colour),
      )
      .join('');
    const needles = head.seam === 'overlock' ? 1 : head.needles;
    const drawn =
      contactShadow(drawing, { x: 310, y: 446, rx: 250, ry: 14 }, 0.5) +
      path(HEAD, housing(drawing, main, 0.6)) +
      path(HEAD, reflections(drawing)) +
      line('M176 254H440', { colour: lit(main, 0.95), width: 4 }, { opacity: 0.6 }) +
      beltWheel(drawing, { x: 498, y: 282 }) +
      posts +
      rect({ x: 256, y: 324, width: 166, height: 38, r: 6 }, accent) +
      centredText({
        text: head.name,
        face: 'archivo-700',
        size: 18,
        letterSpacing: 2,
        x: 339,
        y: 350,
        fill: '#fff8ea',
      }) +
      rect({ x: 168, y: 256, width: 44, height: 96, r: 6 }, shaded(main, 0.18), { opacity: 0.5 }) +
      line(
        times(needles + 1, (index) => `M${178 + index * 9} 240V${310 + index * 8}`),
        { colour: accent, width: 2 },
      ) +
      rect({ x: 176, y: 370, width: 22, height: 22, r: 3 }, metal(drawing)) +
      line(
        times(needles, (index) => `M${187 + (index - (needles - 1) / 2) * 8} 392V414`),
        { colour: '#7b808e', width: 2.8 },
      ) +
      rect({ x: 204, y: 376, width: 8, height: 36, r: 2 }, metal(drawing)) +
      path('M164 406H216L224 420H158Z', metal(drawing, DOWN)) +
      bedOf(drawing, main, head.seam === 'cover' && head.isCylinder === true) +
      path('M-10 418C60 408 140 420 232 414L244 422C234 452 244 500 222 546H-10Z', sheet(drawing, accent)) +
      seamOf(head, accent) +
      (head.seam === 'cover' && head.attachment !== undefined
        ? attachmentOf(drawing, head.attachment, accent)
        : '') +
      (head.isElectronic === true ? screen(accent) : '');
    const stand = coneStand(drawing, threads, Math.min(82, 330 / head.threads));
    if (head.drive === 'none')
      return (
        contactShadow(drawing, { x: 312, y: 470, rx: 260, ry: 28 }, 0.5) +
        placed('translate(0 26)', stand, drawn)
      );
    return workTable(drawing) + underTable(drawing, head.drive, accent) + stand + drawn;
  },
});
