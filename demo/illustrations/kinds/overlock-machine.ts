import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { band, line, path, placed, rect, times } from '../svg.ts';
import { coneOfThread } from './cone.ts';
import { dial, handWheel } from './machine-parts.ts';

const BODY = 'M128 254Q128 228 154 228H462Q490 228 490 256V486H236V420H148Q128 420 128 400Z';
const CLOTH =
  'M52 440C110 430 150 444 214 438L226 446C216 480 228 520 202 556C150 566 90 562 36 552C58 516 40 480 52 440Z';

const threadsWith = (accent: string) => [accent, '#E0A526', '#2F4B8C', '#2C6B57'];

/** The stand behind an overlock: one cone for each thread. */
export function coneStand(drawing: Drawing, threads: readonly string[], gap = 92): string {
  const left = 308 - ((threads.length - 1) * gap) / 2;
  const poles = threads.map((_, index) => `M${left + index * gap} 226V60`).join('');
  const cones = threads.map((thread, index) =>
    placed(`translate(${left + index * gap - 99} 76) scale(.33)`, coneOfThread(drawing, thread, 'coarse')),
  );
  const strands = threads.map((thread, index) => {
    const x = left + index * gap;
    return line(`M${x} 110C${x + 4} 84 ${x + 6} 70 ${x + 16} 58`, { colour: thread, width: 2.2 });
  });
  const bar = { x: left - 20, y: 52, width: (threads.length - 1) * gap + 40, height: 9, r: 4 };
  return (
    line(poles, { colour: '#8f94a1', width: 5 }) +
    rect(bar, metal(drawing, DOWN)) +
    cones.join('') +
    strands.join('')
  );
}

/** One tension wheel per thread, in the thread's colour. */
function tensionWheels(drawing: Drawing, threads: readonly string[], body: string): string {
  return threads
    .map((thread, index) => {
      const x = 232 + index * 58;
      const wheel = drawing.linear([
        [0, shaded(thread, 0.3)],
        [0.4, lit(thread, 0.3)],
        [1, shaded(thread, 0.3)],
      ]);
      const teeth = times(5, (tooth) => `M${x + 8} ${274 + tooth * 11}h18`);
      return (
        rect({ x, y: 254, width: 34, height: 86, r: 17 }, shaded(body, 0.32)) +
        rect({ x: x + 6, y: 262, width: 22, height: 70, r: 11 }, wheel) +
        line(teeth, { colour: '#1b1230', width: 1.6 }, { opacity: 0.3 })
      );
    })
    .join('');
}

function foot(drawing: Drawing, main: string): string {
  const bed = 'M104 446H236V486H490Q500 486 500 494V504H96Q92 504 92 496Q92 446 104 446Z';
  return (
    rect({ x: 148, y: 262, width: 56, height: 120, r: 8 }, shaded(main, 0.16), { opacity: 0.55 }) +
    rect({ x: 166, y: 378, width: 8, height: 56, r: 2 }, metal(drawing)) +
    rect({ x: 180, y: 386, width: 7, height: 48, r: 2 }, metal(drawing)) +
    path('M156 430H200L206 446H154Z', metal(drawing, DOWN)) +
    path(bed, housing(drawing, main, 0.4)) +
    rect({ x: 104, y: 442, width: 140, height: 8, r: 2 }, metal(drawing, DOWN))
  );
}

function overcastCloth(drawing: Drawing, accent: string): string {
  const thread = shaded(accent, 0.1);
  return (
    path(CLOTH, sheet(drawing, accent)) +
    band('M206 446C204 480 212 520 190 552', { colour: thread, width: 15 }, { strokeDasharray: '2.4 5' }) +
    line('M196 446C194 480 202 520 180 552', { colour: thread, width: 2.4 })
  );
}

export const overlockMachine: Illustration = {
  view: 'standing',
  draw: (drawing, { main, accent }: Colours) =>
    contactShadow(drawing, { x: 330, y: 502, rx: 260, ry: 34 }, 0.5) +
    coneStand(drawing, threadsWith(accent)) +
    rect({ x: 112, y: 222, width: 396, height: 16, r: 6 }, housing(drawing, main)) +
    path(BODY, housing(drawing, main)) +
    path(BODY, reflections(drawing)) +
    handWheel(drawing, { x: 488, y: 324 }, main) +
    tensionWheels(drawing, threadsWith(accent), main) +
    line('M252 364H462', { colour: accent, width: 3.4 }, { strokeDasharray: '11 7' }) +
    centredText({
      text: 'OVERLOCK',
      face: 'archivo-700',
      size: 19,
      letterSpacing: 2,
      x: 300,
      y: 404,
      fill: shaded(main, 0.7),
    }) +
    dial(drawing, { x: 436, y: 410, r: 24 }, { body: main, mark: accent }) +
    foot(drawing, main) +
    overcastCloth(drawing, accent),
};
