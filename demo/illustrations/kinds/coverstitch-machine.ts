import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { line, path, rect, times } from '../svg.ts';
import { dial, handWheel, needlePlate } from './machine-parts.ts';
import { coneStand, threadsOf } from './overlock-machine.ts';

const BODY =
  'M108 262Q108 226 144 226H470Q500 226 500 258V446H398V368Q398 340 370 340H232V372Q232 386 218 386H124Q108 386 108 370Z';
const CLOTH =
  'M40 446C110 436 170 448 262 440L274 448C264 480 276 520 250 556C190 566 100 562 26 552C48 516 28 486 40 446Z';

/** Two or three needles side by side: only a coverstitch machine has them. */
function needles(drawing: Drawing, count: number): string {
  return (
    rect({ x: 152, y: 384, width: 30, height: 26, r: 3 }, metal(drawing)) +
    line(
      times(count, (index) => `M${167 + (index - (count - 1) / 2) * 10} 408V446`),
      { colour: '#7b808e', width: 2.4 },
    ) +
    rect({ x: 192, y: 384, width: 8, height: 42, r: 2 }, metal(drawing)) +
    path('M144 430H206L214 450H138Z', metal(drawing, DOWN), { opacity: 0.92 })
  );
}

/** A row for each needle; the loops lie underneath and are not visible. */
function hemmedCloth(drawing: Drawing, colour: string, rows: number): string {
  const row = (x: number) => `M${x} 452C${x + 4} 482 ${x - 4} 520 ${x - 10} 556`;
  const between = times(8, (index) => `M${146 - index * 1.2} ${464 + index * 12}l14 -4`);
  const thread = shaded(colour, 0.12);
  return (
    path(CLOTH, sheet(drawing, colour)) +
    line(
      times(rows, (index) => row(146 + index * 18)),
      { colour: thread, width: 3.2 },
      { strokeDasharray: '11 6' },
    ) +
    line(between, { colour: thread, width: 1.6 }, { opacity: 0.4 }) +
    line('M40 446C110 436 170 448 262 440', { colour: lit(colour, 0.85), width: 2.4 })
  );
}

/** A coverstitch machine for the home, with a cone for each of its threads. */
export const coverstitchMachine = ({ needles: needleCount }: { needles: number }): Illustration => ({
  view: 'standing',
  details: [{ x: 70, y: 350, side: 220 }],
  draw(drawing, { main, accent }) {
    const knob = { body: main, mark: accent };
    return (
      contactShadow(drawing, { x: 322, y: 508, rx: 280, ry: 34 }, 0.5) +
      coneStand(drawing, threadsOf(accent, needleCount + 1), 340 / (needleCount + 1)) +
      rect({ x: 130, y: 220, width: 356, height: 14, r: 6 }, housing(drawing, main)) +
      path(BODY, housing(drawing, main)) +
      path(BODY, reflections(drawing)) +
      line('M140 246H470', { colour: lit(main, 0.9), width: 4 }, { opacity: 0.6 }) +
      handWheel(drawing, { x: 498, y: 280 }, main) +
      times(needleCount + 1, (index) => dial(drawing, { x: 196 + index * 54, y: 276, r: 19 }, knob)) +
      dial(drawing, { x: 446, y: 292, r: 30 }, knob) +
      dial(drawing, { x: 446, y: 376, r: 20 }, knob) +
      line('M170 316H360', { colour: accent, width: 3.4 }, { strokeDasharray: '11 7' }) +
      centredText({ text: 'C', face: 'piazzolla-700', size: 42, x: 150, y: 290, fill: accent }) +
      needles(drawing, needleCount) +
      path(
        'M78 458Q78 442 96 442H518Q536 442 536 460V488Q536 506 518 506H96Q78 506 78 488Z',
        housing(drawing, main),
      ) +
      rect({ x: 78, y: 484, width: 458, height: 7 }, accent, { opacity: 0.92 }) +
      needlePlate(drawing, { x: 104, y: 438, width: 176 }) +
      hemmedCloth(drawing, accent, needleCount)
    );
  },
});
