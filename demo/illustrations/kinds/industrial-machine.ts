import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, housing, metal, reflections, STEEL, sheet } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { circle, line, path, placed, rect, times } from '../svg.ts';
import { coneOfThread } from './cone.ts';
import { beltWheel, type Drive, dial, underTable, workTable } from './machine-parts.ts';

/** Heads: of a common machine, of a high and heavy one, and one on a cylinder arm. */
const HEADS = {
  common: {
    body: 'M74 176Q74 150 100 150H452Q520 150 520 214V408H384V304Q384 262 342 262H196V344Q196 354 186 354H84Q74 354 74 344Z',
    throat: 'M196 262H342Q384 262 384 304V408H370V308Q370 276 338 276H196Z',
  },
  heavy: {
    body: 'M70 160Q70 122 108 122H446Q528 122 528 204V408H396V286Q396 234 344 234H208V340Q208 354 194 354H84Q70 354 70 340Z',
    throat: 'M208 234H344Q396 234 396 286V408H380V290Q380 250 340 250H208Z',
  },
  slim: {
    body: 'M74 186L96 158H476L520 190V408H398V308L368 276H190V340L180 354H84L74 344Z',
    throat: 'M190 276H368L398 308V408H384V312L362 290H190Z',
  },
} as const;

const CLOTH = 'M-10 402C60 392 120 404 210 398L222 406C212 436 222 490 200 540H-10Z';

const thread = (d: string, colour: string, width = 2.4) => line(d, { colour, width });

function threadStand(drawing: Drawing, threads: readonly string[]): string {
  const [first = STEEL, second] = threads;
  return (
    line('M540 440V70M540 76H470M470 70v14', { colour: '#8f94a1', width: 7 }) +
    placed('translate(446 268) scale(.32)', coneOfThread(drawing, first)) +
    thread('M540 284C530 200 500 120 470 82C380 96 280 110 218 146', first) +
    (second === undefined
      ? ''
      : line('M566 440V210', { colour: '#8f94a1', width: 6 }) +
        placed('translate(500 120) scale(.26)', coneOfThread(drawing, second)) +
        thread('M576 140C556 100 510 84 476 78C384 90 290 100 228 140', second))
  );
}

/** The motor's panel: speed in stitches a minute. */
function controlPanel(accent: string, speed: string): string {
  const lamps = [340, 356, 372].map(
    (x, index) =>
      circle({ x, y: 120, r: 5 }, index === 0 ? accent : '#c9cedb') + circle({ x, y: 136, r: 5 }, '#c9cedb'),
  );
  return (
    rect({ x: 256, y: 100, width: 128, height: 52, r: 8 }, '#2A3044') +
    rect({ x: 266, y: 110, width: 62, height: 32, r: 4 }, '#9FD2C4') +
    centredText({ text: speed, face: 'archivo-700', size: 20, x: 297, y: 133, fill: '#123a34' }) +
    lamps.join('')
  );
}

/** The tilted screen of an electronic head, with keys. */
const touchPanel = (accent: string, speed: string): string =>
  path('M246 70H410L424 152H232Z', '#2A3044') +
  path('M256 78H400L407 118H248Z', '#9FD2C4') +
  centredText({ text: speed, face: 'archivo-700', size: 24, x: 300, y: 108, fill: '#123a34' }) +
  line('M344 104l7-10 7 10 7-10 7 10 7-10 7 10', { colour: '#123a34', width: 2.6 }) +
  times(6, (index) =>
    rect({ x: 248 + index * 27, y: 126, width: 20, height: 14, r: 4 }, index === 0 ? accent : '#c9cedb'),
  );

const namePlate = (accent: string, name: string) =>
  rect({ x: 226, y: 182, width: 186, height: 42, r: 6 }, accent) +
  centredText({
    text: name,
    face: 'archivo-700',
    size: 20,
    letterSpacing: 3,
    x: 319,
    y: 210,
    fill: '#fff8ea',
  });

const tension = (drawing: Drawing, { main, accent }: Colours) =>
  circle({ x: 152, y: 222, r: 21 }, metal(drawing, DIAGONAL)) +
  circle({ x: 152, y: 222, r: 9 }, shaded(STEEL, 0.5)) +
  thread('M218 146C190 160 160 180 152 202M150 243C146 270 136 300 136 340', accent) +
  rect({ x: 98, y: 172, width: 30, height: 120, r: 5 }, shaded(main, 0.18), { opacity: 0.5 });

export type Feed = 'single' | 'walking' | 'triple';

function needlesAndFoot(drawing: Drawing, needles: readonly number[], feed: Feed): string {
  const bars = needles
    .map(
      (x) =>
        rect({ x: x - 5, y: 352, width: 10, height: 32, r: 2 }, metal(drawing)) +
        rect({ x: x - 9, y: 380, width: 18, height: 10, r: 3 }, metal(drawing)) +
        line(`M${x} 388V404`, { colour: '#7b808e', width: 3 }),
    )
    .join('');
  const foot = path('M138 384H172L180 402H136Z', metal(drawing, DOWN));
  const outer =
    feed === 'single'
      ? ''
      : rect({ x: 174, y: 330, width: 9, height: 54, r: 2 }, metal(drawing)) +
        path('M168 384H192L198 402H164Z', metal(drawing, DOWN)) +
        path('M152 300L188 318V340L152 324Z', metal(drawing, DIAGONAL));
  const third =
    feed === 'triple'
      ? rect({ x: 92, y: 340, width: 14, height: 62, r: 3 }, metal(drawing)) +
        path('M84 390H116V404H84Z', metal(drawing, DOWN))
      : '';
  return bars + rect({ x: 150, y: 352, width: 8, height: 34, r: 2 }, metal(drawing)) + foot + outer + third;
}

export type Work = 'cloth' | 'denim' | 'leather' | 'canvas' | 'lycra';

const WORK_COLOURS: Readonly<Record<Work, string | null>> = {
  cloth: null,
  denim: '#4B6A90',
  leather: '#8A5230',
  canvas: '#5B6236',
  lycra: '#D3216F',
};

export type Seam = 'straight' | 'double' | 'zigzag' | 'threeStep';

const SEAMS: Readonly<Record<Seam, string>> = {
  straight: 'M130 404C134 440 126 500 124 540',
  double: 'M120 404C124 440 116 500 114 540M142 404C146 440 138 500 136 540',
  zigzag: `M130 404${times(9, (index) => `L${index % 2 === 0 ? 142 : 120} ${418 + index * 14}`)}`,
  threeStep: `M130 404${times(14, (index) => `L${[137, 144, 151, 144, 137, 130][index % 6]} ${414 + index * 9.4}`)}`,
};

function workpiece(
  drawing: Drawing,
  { work, seam, colour }: { work: Work; seam: Seam; colour: string },
): string {
  const own = WORK_COLOURS[work];
  const cloth = own ?? colour;
  const fill =
    own === null
      ? sheet(drawing, cloth)
      : drawing.linear(
          [
            [0, lit(cloth, 0.2)],
            [1, shaded(cloth, 0.16)],
          ],
          DIAGONAL,
        );
  const dashes =
    seam === 'zigzag' || seam === 'threeStep'
      ? {}
      : { strokeDasharray: work === 'leather' ? '15 8' : '11 7' };
  const thick =
    work === 'leather' || work === 'canvas'
      ? path('M200 540C222 490 212 436 222 406L234 412C226 440 236 492 214 546Z', shaded(cloth, 0.4))
      : '';
  return (
    thick +
    path(CLOTH, fill) +
    line(
      SEAMS[seam],
      { colour: own === null ? shaded(cloth, 0.1) : '#F3EBD8', width: work === 'leather' ? 5 : 3.4 },
      dashes,
    )
  );
}

type Industrial = {
  readonly head: keyof typeof HEADS;
  readonly name: string;
  readonly drive: Drive;
  readonly panel: 'dial' | 'speed' | 'touch';
  readonly speed: string;
  readonly feed?: Feed;
  readonly needles?: 1 | 2;
  readonly seam?: Seam;
  readonly work?: Work;
  /** The bed is a free arm, around which a bag or a sleeve goes. */
  readonly isOnArm?: boolean;
};

/** The dark ground below the machine, or the free arm on its post. */
function bedOf(drawing: Drawing, main: string, isOnArm: boolean): string {
  if (!isOnArm)
    return (
      rect({ x: 54, y: 404, width: 482, height: 38, r: 6 }, housing(drawing, main, 0.4)) +
      rect({ x: 74, y: 400, width: 150, height: 8, r: 2 }, metal(drawing, DOWN))
    );
  return (
    path('M92 404H400V448H112Q84 448 84 426T92 404Z', housing(drawing, main, 0.4)) +
    rect({ x: 96, y: 400, width: 120, height: 8, r: 2 }, metal(drawing, DOWN)) +
    path('M372 404H536V500H372Z', housing(drawing, main, 0.4))
  );
}

/** An industrial lockstitch machine: its head, feed, needles, drive and work say what it is for. */
export const industrialMachine = (machine: Industrial): Illustration => ({
  view: 'standing',
  details: [
    { x: 50, y: 320, side: 190 },
    { x: 214, y: 60, side: 214 },
  ],
  draw(drawing, colours) {
    const { main, accent } = colours;
    const {
      head,
      name,
      drive,
      panel,
      speed,
      feed = 'single',
      needles = 1,
      seam = 'straight',
      work = 'cloth',
      isOnArm = false,
    } = machine;
    const { body, throat } = HEADS[head];
    const lifted = isOnArm ? 'translate(0 -44)' : '';
    const drawn =
      contactShadow(drawing, { x: 300, y: isOnArm ? 500 : 446, rx: 260, ry: 14 }, 0.5) +
      path(body, housing(drawing, main, 0.6)) +
      path(body, reflections(drawing)) +
      path(throat, shaded(main, 0.35), { opacity: 0.5 }) +
      line('M110 166H440', { colour: lit(main, 0.95), width: 4 }, { opacity: 0.6 }) +
      bedOf(drawing, main, isOnArm) +
      beltWheel(drawing, { x: 530, y: 182 }) +
      (panel === 'speed' ? controlPanel(accent, speed) : '') +
      (panel === 'touch' ? touchPanel(accent, speed) : '') +
      namePlate(accent, name) +
      dial(drawing, { x: 452, y: 298, r: 28 }, { body: STEEL, mark: accent }) +
      (seam === 'zigzag' || seam === 'threeStep'
        ? dial(drawing, { x: 452, y: 228, r: 22 }, { body: STEEL, mark: '#1b1e33' }) +
          line('M430 190l7-9 7 9 7-9 7 9 7-9 7 9', { colour: shaded(main, 0.6), width: 2.6 })
        : '') +
      circle({ x: 452, y: 364, r: 16 }, metal(drawing, DIAGONAL)) +
      tension(drawing, colours) +
      needlesAndFoot(drawing, needles === 2 ? [118, 142] : [129], feed) +
      workpiece(drawing, { work, seam, colour: accent });
    const threads = needles === 2 ? [accent, '#E0A526'] : [accent];
    if (drive === 'none')
      return (
        contactShadow(drawing, { x: 306, y: 476, rx: 280, ry: 30 }, 0.5) +
        placed('translate(0 34)', placed(lifted, drawn))
      );
    return (
      workTable(drawing) +
      underTable(drawing, drive, accent) +
      threadStand(drawing, threads) +
      placed(lifted, drawn)
    );
  },
});
