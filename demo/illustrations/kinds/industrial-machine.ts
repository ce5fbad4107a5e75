import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, STEEL, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { circle, line, path, placed, rect } from '../svg.ts';
import { coneOfThread } from './cone.ts';
import { beltWheel, dial, workTable } from './machine-parts.ts';

const BODY =
  'M74 176Q74 150 100 150H452Q520 150 520 214V408H384V304Q384 262 342 262H196V344Q196 354 186 354H84Q74 354 74 344Z';
const THROAT = 'M196 262H342Q384 262 384 304V408H370V308Q370 276 338 276H196Z';
const CLOTH = 'M-10 402C60 392 120 404 210 398L222 406C212 436 222 490 200 540H-10Z';

const thread = (d: string, colour: string) => line(d, { colour, width: 2.4 });

const threadStand = (drawing: Drawing, accent: string) =>
  line('M540 440V70M540 76H470M470 70v14', { colour: '#8f94a1', width: 7 }) +
  placed('translate(446 268) scale(.32)', coneOfThread(drawing, accent)) +
  thread('M540 284C530 200 500 120 470 82C380 96 280 110 218 146', accent);

/** The motor's panel: speed in stitches a minute. */
function controlPanel(accent: string): string {
  const lamps = [340, 356, 372].map(
    (x, index) =>
      circle({ x, y: 120, r: 5 }, index === 0 ? accent : '#c9cedb') + circle({ x, y: 136, r: 5 }, '#c9cedb'),
  );
  return (
    rect({ x: 256, y: 100, width: 128, height: 52, r: 8 }, '#2A3044') +
    rect({ x: 266, y: 110, width: 62, height: 32, r: 4 }, '#9FD2C4') +
    centredText({ text: '4500', face: 'archivo-700', size: 20, x: 297, y: 133, fill: '#123a34' }) +
    lamps.join('')
  );
}

const namePlate = (accent: string) =>
  rect({ x: 230, y: 186, width: 180, height: 42, r: 6 }, accent) +
  centredText({
    text: 'HILVÁN 23',
    face: 'archivo-700',
    size: 20,
    letterSpacing: 3,
    x: 320,
    y: 214,
    fill: '#fff8ea',
  });

const tension = (drawing: Drawing, { main, accent }: Colours) =>
  circle({ x: 152, y: 222, r: 21 }, metal(drawing, DIAGONAL)) +
  circle({ x: 152, y: 222, r: 9 }, shaded(STEEL, 0.5)) +
  thread('M218 146C190 160 160 180 152 202M150 243C146 270 136 300 136 340', accent) +
  rect({ x: 98, y: 172, width: 30, height: 120, r: 5 }, shaded(main, 0.18), { opacity: 0.5 });

const needleAndFoot = (drawing: Drawing) =>
  rect({ x: 124, y: 352, width: 10, height: 32, r: 2 }, metal(drawing)) +
  rect({ x: 119, y: 380, width: 20, height: 10, r: 3 }, metal(drawing)) +
  line('M129 388V402', { colour: '#7b808e', width: 3 }) +
  rect({ x: 150, y: 352, width: 8, height: 34, r: 2 }, metal(drawing)) +
  path('M138 384H170L176 400H140Z', metal(drawing, DOWN));

const cloth = (drawing: Drawing, accent: string) =>
  path(CLOTH, sheet(drawing, accent)) +
  line(
    'M130 404C134 440 126 500 124 540',
    { colour: shaded(accent, 0.1), width: 3.4 },
    { strokeDasharray: '11 7' },
  );

export const industrialMachine: Illustration = {
  view: 'standing',
  draw(drawing, colours) {
    const { main, accent } = colours;
    return (
      workTable(drawing) +
      threadStand(drawing, accent) +
      contactShadow(drawing, { x: 300, y: 446, rx: 260, ry: 14 }, 0.5) +
      path(BODY, housing(drawing, main, 0.6)) +
      path(BODY, reflections(drawing)) +
      path(THROAT, shaded(main, 0.35), { opacity: 0.5 }) +
      line('M98 168H448', { colour: lit(main, 0.95), width: 4 }, { opacity: 0.6 }) +
      rect({ x: 54, y: 404, width: 482, height: 38, r: 6 }, housing(drawing, main, 0.4)) +
      rect({ x: 74, y: 400, width: 150, height: 8, r: 2 }, metal(drawing, DOWN)) +
      beltWheel(drawing, { x: 530, y: 182 }) +
      controlPanel(accent) +
      namePlate(accent) +
      dial(drawing, { x: 450, y: 298, r: 28 }, { body: STEEL, mark: accent }) +
      circle({ x: 450, y: 362, r: 16 }, metal(drawing, DIAGONAL)) +
      tension(drawing, colours) +
      needleAndFoot(drawing) +
      cloth(drawing, accent)
    );
  },
};
