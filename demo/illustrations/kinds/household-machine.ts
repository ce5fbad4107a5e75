import { lit, shaded } from '../colour-mixing.ts';
import { DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { line, outlined, path, placed, rect } from '../svg.ts';
import { clothInWork, dial, handWheel, needleBar, needlePlate, presserFoot } from './machine-parts.ts';
import { spoolOfThread } from './spool.ts';

const BODY =
  'M112 190Q112 148 154 148H474Q514 148 514 190V436H398V300Q398 268 366 268H222V332Q222 348 206 348H128Q112 348 112 332Z';
const THROAT = 'M222 268H366Q398 268 398 300V436H386V304Q386 280 362 280H222Z';
const CLOTH = {
  shape:
    'M60 428C120 420 180 430 244 426L262 434C250 470 260 520 232 548C190 556 110 560 40 548C64 510 44 470 60 428Z',
  seam: 'M168 432C172 470 164 510 160 552',
};
const PRINT = { colour: '#3b4363', width: 2.4 };

/** The panel with the machine's stitches. */
function stitchPanel({ main, accent }: Colours): string {
  const at = { x: 244, y: 180, width: 130, height: 62, r: 8 };
  return (
    rect(at, lit(main, 0.75)) +
    outlined(at, { colour: shaded(main, 0.3), width: 2 }, { strokeOpacity: 0.25 }) +
    line('M258 198H306', { colour: accent, width: 3 }, { strokeDasharray: '9 6' }) +
    line('M258 212l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8', PRINT) +
    line('M258 228q6-10 12 0t12 0 12 0 12 0', PRINT) +
    line('M324 198h36M324 212h36M324 226h36', PRINT, { strokeDasharray: '3 5' })
  );
}

const threadStand = (drawing: Drawing, accent: string) =>
  placed('translate(333 40) scale(.27)', spoolOfThread(drawing, accent)) +
  rect({ x: 410, y: 84, width: 6, height: 20, r: 3 }, '#8f94a1') +
  line('M394 108C320 96 250 100 204 148', { colour: accent, width: 2.4 }) +
  rect({ x: 196, y: 130, width: 16, height: 22, r: 5 }, metal(drawing));

function bed(drawing: Drawing, { main, accent }: Colours): string {
  const shape = 'M84 450Q84 434 100 434H512Q532 434 532 454V484Q532 502 514 502H102Q84 502 84 484Z';
  const paint = drawing.linear(
    [
      [0, lit(main, 0.55)],
      [0.28, main],
      [1, shaded(main, 0.22)],
    ],
    DOWN,
  );
  return (
    path(shape, paint) +
    rect({ x: 84, y: 476, width: 448, height: 8 }, accent, { opacity: 0.92 }) +
    needlePlate(drawing, { x: 112, y: 430, width: 154 })
  );
}

export const householdMachine: Illustration = {
  view: 'standing',
  draw(drawing, colours) {
    const { main, accent } = colours;
    const knobs = { body: main, mark: accent };
    return (
      contactShadow(drawing, { x: 322, y: 506, rx: 290, ry: 34 }, 0.5) +
      threadStand(drawing, accent) +
      path(BODY, housing(drawing, main)) +
      path(BODY, reflections(drawing)) +
      path(THROAT, shaded(main, 0.3), { opacity: 0.5 }) +
      line('M136 172H470', { colour: lit(main, 0.9), width: 4 }, { opacity: 0.6 }) +
      handWheel(drawing, { x: 512, y: 196 }, main) +
      dial(drawing, { x: 456, y: 214, r: 31 }, knobs) +
      dial(drawing, { x: 456, y: 310, r: 22 }, knobs) +
      stitchPanel(colours) +
      centredText({ text: 'H', face: 'piazzolla-700', size: 44, x: 168, y: 222, fill: accent }) +
      line('M140 238H196', { colour: accent, width: 3 }, { strokeDasharray: '9 6' }) +
      rect({ x: 140, y: 300, width: 54, height: 10, r: 4 }, shaded(main, 0.3), { opacity: 0.4 }) +
      needleBar(drawing, { x: 163, y: 346 }) +
      presserFoot(drawing, { x: 186, y: 346 }) +
      bed(drawing, colours) +
      clothInWork(drawing, CLOTH, accent) +
      line('M60 428C120 420 180 430 244 426L262 434', { colour: lit(accent, 0.85), width: 2.4 })
    );
  },
};
