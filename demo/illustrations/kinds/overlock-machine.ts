import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { band, circle, line, path, placed, rect, times } from '../svg.ts';
import { coneOfThread } from './cone.ts';
import { dial, handWheel } from './machine-parts.ts';

const BODY = 'M128 254Q128 228 154 228H462Q490 228 490 256V486H236V420H148Q128 420 128 400Z';
const CLOTH =
  'M52 440C110 430 150 444 214 438L226 446C216 480 228 520 202 556C150 566 90 562 36 552C58 516 40 480 52 440Z';

const THREADS = ['#E0A526', '#2F4B8C', '#2C6B57', '#D9566B', '#EFE6D2', '#7A4A86', '#1DA7B0'];

/** The colours by which the threads are told apart. */
export const threadsOf = (accent: string, count: number): readonly string[] =>
  [accent, ...THREADS].slice(0, count);

/** The stand behind an overlock: one cone for each thread. */
export function coneStand(drawing: Drawing, threads: readonly string[], gap = 92): string {
  const left = 308 - ((threads.length - 1) * gap) / 2;
  const size = Math.min(0.33, gap / 280);
  const poles = threads.map((_, index) => `M${left + index * gap} 226V60`).join('');
  const cones = threads.map((thread, index) =>
    placed(
      `translate(${left + index * gap - 300 * size} ${231 - 470 * size}) scale(${size})`,
      coneOfThread(drawing, thread, { detail: 'coarse' }),
    ),
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
  const gap = Math.min(58, 232 / threads.length);
  return threads
    .map((thread, index) => {
      const x = 232 + index * gap;
      const wheel = drawing.linear([
        [0, shaded(thread, 0.3)],
        [0.4, lit(thread, 0.3)],
        [1, shaded(thread, 0.3)],
      ]);
      const teeth = times(5, (tooth) => `M${x + 8} ${274 + tooth * 11}h${Math.min(18, gap - 20)}`);
      return (
        rect({ x, y: 254, width: Math.min(34, gap - 4), height: 86, r: 17 }, shaded(body, 0.32)) +
        rect({ x: x + 5, y: 262, width: Math.min(24, gap - 14), height: 70, r: 9 }, wheel) +
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

/** Ports and a lever: the threads are blown through. */
function airPorts(drawing: Drawing, threads: readonly string[], { main, accent }: Colours): string {
  const gap = 220 / threads.length;
  const ports = threads.map((thread, index) => {
    const x = 250 + index * gap;
    return (
      circle({ x, y: 278, r: Math.min(14, gap * 0.42) }, metal(drawing, DOWN)) +
      circle({ x, y: 278, r: Math.min(7, gap * 0.22) }, thread) +
      line(`M${x} 296v30`, { colour: thread, width: 2.4 }, { strokeDasharray: '6 5' })
    );
  });
  const wind = 'M262 350q14-12 28 0t28 0 28 0 28 0M276 366q14-12 28 0t28 0 28 0';
  return (
    rect({ x: 232, y: 252, width: 232, height: 86, r: 12 }, shaded(main, 0.12), { opacity: 0.6 }) +
    ports.join('') +
    line(wind, { colour: accent, width: 3 }) +
    rect({ x: 404, y: 344, width: 62, height: 28, r: 14 }, '#2A3044') +
    circle({ x: 452, y: 358, r: 11 }, accent)
  );
}

type Overlock = { readonly threads: number; readonly isAirThreaded?: boolean };

/** An overlock for the home, with a cone and a wheel for each thread. */
export const overlockMachine = ({ threads, isAirThreaded = false }: Overlock): Illustration => ({
  view: 'standing',
  details: [{ x: 196, y: 222, side: 290 }],
  draw(drawing, colours) {
    const { main, accent } = colours;
    const shades = threadsOf(accent, threads);
    return (
      contactShadow(drawing, { x: 330, y: 502, rx: 260, ry: 34 }, 0.5) +
      coneStand(drawing, shades, Math.min(104, 372 / threads)) +
      rect({ x: 112, y: 222, width: 396, height: 16, r: 6 }, housing(drawing, main)) +
      path(BODY, housing(drawing, main)) +
      path(BODY, reflections(drawing)) +
      handWheel(drawing, { x: 488, y: 324 }, main) +
      (isAirThreaded
        ? airPorts(drawing, shades, colours)
        : tensionWheels(drawing, shades, main) +
          line('M252 364H462', { colour: accent, width: 3.4 }, { strokeDasharray: '11 7' })) +
      centredText({
        text: isAirThreaded ? 'AIRE' : 'OVERLOCK',
        face: 'archivo-700',
        size: 19,
        letterSpacing: 2,
        x: 300,
        y: 408,
        fill: shaded(main, 0.7),
      }) +
      dial(drawing, { x: 436, y: 412, r: 24 }, { body: main, mark: accent }) +
      foot(drawing, main) +
      overcastCloth(drawing, accent)
    );
  },
});
