import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { circle, line, outlined, path, placed, rect, times } from '../svg.ts';
import { MOTIFS } from './lace-motifs.ts';
import { clothInWork, dial, handWheel, needleBar, needlePlate, presserFoot } from './machine-parts.ts';
import { spoolOfThread } from './spool.ts';

/** Bodies with the place of their arm: rounded, angular, and the round one of old. */
const BODIES = {
  rounded: {
    body: 'M112 190Q112 148 154 148H474Q514 148 514 190V436H398V300Q398 268 366 268H222V332Q222 348 206 348H128Q112 348 112 332Z',
    throat: 'M222 268H366Q398 268 398 300V436H386V304Q386 280 362 280H222Z',
  },
  angular: {
    body: 'M112 176L134 146H494L514 172V436H398V296L374 268H222V338L212 348H122L112 338Z',
    throat: 'M222 268H374L398 296V436H386V300L368 280H222Z',
  },
  retro: {
    body: 'M112 214Q112 146 184 146H420Q514 146 514 240V436H398V318Q398 268 348 268H222V324Q222 348 198 348H136Q112 348 112 324Z',
    throat: 'M222 268H348Q398 268 398 318V436H386V320Q386 280 346 280H222Z',
  },
} as const;

const CLOTH = {
  shape:
    'M60 428C120 420 180 430 244 426L262 434C250 470 260 520 232 548C190 556 110 560 40 548C64 510 44 470 60 428Z',
  seam: 'M168 432C172 470 164 510 160 552',
};
const PRINT = '#3b4363';
const SCREEN = '#BFE3DA';

const STITCHES = [
  'M0 0H8',
  'M0 3L3-3 6 3 9-3',
  'M0 0q2-5 4 0t4 0',
  'M0-3V3M4-3V3M8-3V3',
  'M0 3L4-3 8 3Z',
  'M0-3H8V3H0Z',
];

/** The machine's stitches, as many as it has, printed in rows. */
function printedStitches(count: number, at: { x: number; y: number; width: number; height: number }): string {
  const rows = count > 24 ? 4 : count > 12 ? 3 : 2;
  const columns = count / rows;
  return times(count, (index) => {
    const x = at.x + ((index % columns) + 0.5) * (at.width / columns) - 4;
    const y = at.y + (Math.floor(index / columns) + 0.5) * (at.height / rows);
    const d = STITCHES[index % STITCHES.length] ?? 'M0 0H8';
    return line(d, { colour: PRINT, width: 1.7 }, { transform: `translate(${x} ${y})` });
  });
}

/** A printed table of stitches and two dials to choose them. */
function mechanicalFace(drawing: Drawing, { main, accent }: Colours, { stitches, dials }: Face): string {
  const at = { x: 238, y: 176, width: 148, height: 72, r: 8 };
  const knobs = { body: main, mark: accent };
  return (
    rect(at, lit(main, 0.8)) +
    outlined(at, { colour: shaded(main, 0.3), width: 2 }, { strokeOpacity: 0.25 }) +
    printedStitches(stitches, { x: at.x + 8, y: at.y + 6, width: at.width - 16, height: at.height - 12 }) +
    dial(drawing, { x: 456, y: 214, r: 33 }, knobs) +
    dial(drawing, { x: 456, y: 304, r: 22 }, knobs) +
    (dials === 3 ? dial(drawing, { x: 456, y: 366, r: 18 }, knobs) : '') +
    rect({ x: 436, y: 392, width: 40, height: 16, r: 8 }, shaded(main, 0.2))
  );
}

/** A small screen with the chosen stitch, and keys. */
function electronicFace(drawing: Drawing, { main, accent }: Colours, { stitches }: Face): string {
  const key = (x: number, y: number, colour: string) =>
    rect({ x, y, width: 20, height: 14, r: 5 }, shaded(main, 0.26)) +
    rect({ x, y: y - 2, width: 20, height: 13, r: 5 }, colour);
  const keys = times(stitches > 100 ? 15 : 10, (index) =>
    key(252 + (index % 5) * 27, 214 + Math.floor(index / 5) * 19, index === 0 ? accent : lit(main, 0.7)),
  );
  return (
    rect({ x: 240, y: 164, width: 146, height: 40, r: 6 }, '#2A3044') +
    rect({ x: 247, y: 170, width: 132, height: 28, r: 3 }, SCREEN) +
    centredText({ text: String(stitches), face: 'archivo-700', size: 20, x: 278, y: 191, fill: '#123a34' }) +
    line('M308 184l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8', { colour: '#123a34', width: 2.4 }) +
    keys +
    rect({ x: 428, y: 174, width: 62, height: 92, r: 8 }, '#2A3044') +
    rect({ x: 434, y: 182, width: 50, height: 44, r: 3 }, SCREEN) +
    line('M442 214q8-20 16 0t16 0', { colour: '#123a34', width: 2.6 }) +
    [0, 1, 2]
      .map((index) => circle({ x: 443 + index * 16, y: 246, r: 6 }, index === 1 ? accent : '#c9cedb'))
      .join('') +
    rect({ x: 138, y: 262, width: 22, height: 22, r: 11 }, metal(drawing, DIAGONAL)) +
    circle({ x: 149, y: 273, r: 7 }, '#13804A') +
    circle({ x: 180, y: 273, r: 9 }, lit(main, 0.7), { stroke: shaded(main, 0.3), strokeWidth: 2 }) +
    circle({ x: 204, y: 273, r: 9 }, lit(main, 0.7), { stroke: shaded(main, 0.3), strokeWidth: 2 }) +
    line('M176 273h8M180 269v8M200 273h8', { colour: PRINT, width: 2 })
  );
}

/** A touch screen that shows the design. */
function embroideryFace({ main, accent }: Colours): string {
  return (
    rect({ x: 410, y: 164, width: 92, height: 132, r: 10 }, '#2A3044') +
    rect({ x: 417, y: 172, width: 78, height: 104, r: 4 }, '#F4F7F5') +
    path(MOTIFS.daisy, accent, { transform: 'translate(456 212) scale(.62)' }) +
    path(MOTIFS.leaves, '#13804A', { transform: 'translate(456 252) scale(.36)' }) +
    [0, 1, 2].map((index) => circle({ x: 432 + index * 24, y: 286, r: 4.4 }, '#c9cedb')).join('') +
    line('M240 206H380', { colour: accent, width: 3.4 }, { strokeDasharray: '11 7' }) +
    centredText({
      text: 'BORDADORA',
      face: 'archivo-700',
      size: 15,
      letterSpacing: 2,
      x: 312,
      y: 236,
      fill: shaded(main, 0.7),
    }) +
    circle({ x: 149, y: 273, r: 10 }, '#13804A') +
    circle({ x: 180, y: 273, r: 9 }, lit(main, 0.7), { stroke: shaded(main, 0.3), strokeWidth: 2 })
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

/** The embroidery unit: a hoop under the needle, as large as the machine's field. */
function hoop(drawing: Drawing, { main, accent }: Colours, size: number): string {
  const [rx, ry] = [88 + size * 44, 30 + size * 16];
  const x = 190 - size * 24;
  const y = 452;
  const oval = (grow: number) =>
    `M${x - rx - grow} ${y}a${rx + grow} ${ry + grow} 0 1 0 ${2 * (rx + grow)} 0a${rx + grow} ${ry + grow} 0 1 0 ${-2 * (rx + grow)} 0Z`;
  return (
    contactShadow(drawing, { x: x + 8, y: y + ry, rx: rx * 1.1, ry: 20 }, 0.45) +
    path(oval(14), shaded(main, 0.24)) +
    path(oval(10), lit(main, 0.5)) +
    path(oval(0), '#FBF6EA') +
    line(oval(-7), { colour: shaded(main, 0.4), width: 2 }, { opacity: 0.3 }) +
    path(MOTIFS.daisy, accent, {
      transform: `translate(${x - 6} ${y}) scale(${0.5 + size * 0.3} ${0.28 + size * 0.14})`,
    }) +
    path(MOTIFS.sprig, '#13804A', {
      transform: `translate(${x + 52} ${y + 2}) scale(${0.36 + size * 0.2} ${0.2 + size * 0.1})`,
    }) +
    rect({ x: x + rx - 2, y: y - 12, width: 56, height: 24, r: 6 }, shaded(main, 0.18))
  );
}

type Face = { readonly stitches: number; readonly dials: 2 | 3 };

type Household = {
  readonly body: keyof typeof BODIES;
} & (
  | { readonly level: 'mechanical'; readonly stitches: number; readonly dials: 2 | 3 }
  | { readonly level: 'electronic'; readonly stitches: number }
  | { readonly level: 'embroidery'; readonly hoop: number }
);

function faceOf(drawing: Drawing, colours: Colours, machine: Household): string {
  if (machine.level === 'mechanical') return mechanicalFace(drawing, colours, machine);
  if (machine.level === 'electronic') return electronicFace(drawing, colours, { ...machine, dials: 2 });
  return embroideryFace(colours);
}

/** Needle, stitches, screen or dials, thread, seam, face, and hand wheel. */
const DETAILS = [
  { x: 84, y: 300, side: 210 },
  { x: 226, y: 140, side: 176 },
  { x: 396, y: 140, side: 150 },
  { x: 300, y: 40, side: 190 },
  { x: 40, y: 410, side: 186 },
  { x: 100, y: 130, side: 230 },
  { x: 424, y: 172, side: 150 },
];

/** A sewing machine for the home: with dials, with a screen and keys, or with a hoop. */
export const householdMachine = (machine: Household): Illustration => ({
  view: 'standing',
  details: DETAILS,
  draw(drawing, colours) {
    const { main, accent } = colours;
    const { body, throat } = BODIES[machine.body];
    const work =
      machine.level === 'embroidery'
        ? bed(drawing, colours) + hoop(drawing, colours, machine.hoop)
        : bed(drawing, colours) +
          clothInWork(drawing, CLOTH, accent) +
          line('M60 428C120 420 180 430 244 426L262 434', { colour: lit(accent, 0.85), width: 2.4 });
    return (
      contactShadow(drawing, { x: 322, y: 506, rx: 290, ry: 34 }, 0.5) +
      threadStand(drawing, accent) +
      path(body, housing(drawing, main)) +
      path(body, reflections(drawing)) +
      path(throat, shaded(main, 0.3), { opacity: 0.5 }) +
      line('M150 166H470', { colour: lit(main, 0.9), width: 4 }, { opacity: 0.6 }) +
      handWheel(drawing, { x: 512, y: 216 }, main) +
      faceOf(drawing, colours, machine) +
      centredText({ text: 'H', face: 'piazzolla-700', size: 44, x: 168, y: 222, fill: accent }) +
      line('M140 238H196', { colour: accent, width: 3 }, { strokeDasharray: '9 6' }) +
      rect({ x: 140, y: 304, width: 54, height: 10, r: 4 }, shaded(main, 0.3), { opacity: 0.4 }) +
      needleBar(drawing, { x: 163, y: 346 }) +
      presserFoot(drawing, { x: 186, y: 346 }) +
      work
    );
  },
});
