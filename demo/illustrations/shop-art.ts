import { Drawing } from './drawing.ts';
import { coneOfThread } from './kinds/cone.ts';
import { spoolOfThread } from './kinds/spool.ts';
import { contactShadow, looseThread } from './light.ts';
import { circle, line, path, placed, rect, svgDocument } from './svg.ts';

const INK = '#151B30';
const CARMINE = '#A8112F';
const LINEN = '#E9E4D8';
const FIELD = '#857D6B';

type Row = {
  readonly y: number;
  readonly scale: number;
  readonly cones: readonly (readonly [x: number, colour: string])[];
};

// From the back of the shelf to the front.
const SHELF: readonly Row[] = [
  {
    y: 322,
    scale: 0.6,
    cones: [
      [250, '#D9566B'],
      [405, '#8FAE6B'],
      [560, '#F2C745'],
      [715, '#7A4A86'],
    ],
  },
  {
    y: 470,
    scale: 0.74,
    cones: [
      [160, '#E0A526'],
      [345, '#2C6B57'],
      [530, '#EFE6D4'],
      [715, '#2B4A8F'],
    ],
  },
  {
    y: 650,
    scale: 0.96,
    cones: [
      [140, '#2B4A8F'],
      [390, '#EE8A6A'],
      [640, '#F2C745'],
    ],
  },
];

/** A wall of cones for the banner, on a transparent background. */
export function heroCones(): string {
  const drawing = new Drawing();
  const shelf = SHELF.flatMap(({ y, scale, cones }) =>
    cones.map(([x, colour]) =>
      placed(
        `translate(${x - 300 * scale} ${y - 470 * scale}) scale(${scale})`,
        contactShadow(drawing, { x: 330, y: 470, rx: 190, ry: 32 }, 0.55),
        coneOfThread(drawing, colour, { detail: 'coarse' }),
      ),
    ),
  );
  return svgDocument({ width: 720, height: 620 }, drawing.definitions + shelf.join(''));
}

const UNDYED = '#E4DCCB';

/** Two spools without colour: nothing here yet. */
export function emptySpools(): string {
  const drawing = new Drawing();
  const spools =
    placed(
      'translate(96 42) scale(.92)',
      contactShadow(drawing, { x: 332, y: 462, rx: 190, ry: 30 }),
      spoolOfThread(drawing, UNDYED),
    ) +
    placed(
      'translate(-18 216) scale(.62)',
      contactShadow(drawing, { x: 326, y: 462, rx: 190, ry: 32 }),
      spoolOfThread(drawing, UNDYED),
    ) +
    looseThread('M466 380C520 410 500 520 400 540S300 560 250 548', { colour: UNDYED, width: 3.2 });
  return svgDocument({ width: 600, height: 600 }, drawing.definitions + spools);
}

const LITTLE = { width: 200, height: 160 };
const BASTED = { strokeDasharray: '10 6' };

/** An empty shopping bag, basted together. */
export function emptyBag(): string {
  const bag = 'M40 58h120l10 86H30z';
  return svgDocument(
    LITTLE,
    path(bag, LINEN) +
      path(bag, 'none', { stroke: FIELD, strokeWidth: 2.5, ...BASTED }) +
      line('M72 78V46a28 28 0 0 1 56 0v32', { colour: CARMINE, width: 3 }, BASTED),
  );
}

/** A broken thread: something went wrong. */
export function brokenThread(): string {
  const thread = { colour: CARMINE, width: 3 };
  return svgDocument(
    LITTLE,
    line('M10 90C40 60 64 120 92 86', thread, BASTED) +
      line('M92 86c6-8 12-6 10 2M112 72c-4-8 4-14 10-8', thread) +
      line('M122 66C140 50 160 70 190 52', thread, BASTED) +
      path('M128 118l44-44 8-4-4 8-44 44z', '#C3C7CF', { stroke: '#5C6277', strokeWidth: 1.5 }),
  );
}

/** Shown when a product has no photo: a framed, empty spool. */
export function noPhoto(): string {
  const outline = { colour: FIELD, width: 5 };
  return svgDocument(
    { width: 600, height: 600 },
    rect({ x: 0, y: 0, width: 600, height: 600 }, LINEN) +
      path('M40 40H560V560H40Z', 'none', {
        stroke: '#B9B09C',
        strokeWidth: 4,
        strokeDasharray: '20 12',
        strokeLinecap: 'round',
      }) +
      line('M228 220H372M228 380H372', { colour: '#B9B09C', width: 22 }) +
      line('M250 232V368M350 232V368', outline) +
      line('M252 260L348 272M252 292L348 304M252 324L348 336', outline, { strokeDasharray: '20 12' }) +
      line('M348 344C410 350 398 410 452 404', { colour: CARMINE, width: 5 }, { strokeDasharray: '20 12' }),
  );
}

const COUNTRY =
  'M69.6 3.8L84.3 7.7L100.8 5.8L117.3 23L147.5 36.5L139.3 55.7L164 56.6L175 40.3L183.3 46.1L183.3 55.7L165 66.2L147.5 84.5L143 104.6L141.1 121L152.1 134.4L156.7 145.9L148.5 160.3L131 166.1L107.2 168L106.3 182.4L89.8 188.2L79.7 188.2L92.6 201.6L78.8 213.1L76.1 226.6L57.7 236.2L72.4 251.5L56.8 267.8L44 282.2L49.5 296.6L17.4 292.8L13.7 280.3L3.7 268.8L13.7 254.4L19.2 236.2L19.2 217L17.4 197.8L23.8 172.8L30.2 143L35.7 122.9L32.1 97L36.7 80.6L47.7 55.7L49.5 30.7L61.4 15.4Z';
const TIERRA_DEL_FUEGO = 'M47.7 300.5L47.7 320.6L77.9 319.7L64.1 313L51.3 305.3Z';
const MALVINAS = 'M117.3 288L127.4 287L129.2 294.7L119.1 295.7ZM133.8 288L145.7 289L140.2 295.7L131 296.6Z';
const ESPERANZA = { x: 118.2, y: 96 };
const DELIVERIES = [
  { x: 77, y: 32.6, by: '90 69.2' },
  { x: 45.8, y: 110.4, by: '83.7 111.9' },
  { x: 140.2, y: 126.7, by: '132.9 108.7' },
  { x: 52.2, y: 168, by: '93.8 139.9' },
  { x: 50.4, y: 317.8, by: '110.9 215' },
  { x: 172.3, y: 48, by: '139.5 65.5' },
  { x: 57.7, y: 235.2, by: '104.7 172.9' },
] as const;

const MAP = { width: 198, height: 332 };

/** The country as a pattern piece. */
function countryPiece(): string {
  const cut = {
    stroke: INK,
    strokeWidth: 2.4,
    strokeDasharray: '7 4.5',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  };
  return (
    path(COUNTRY + TIERRA_DEL_FUEGO, '#fff', { fillOpacity: 0.18, ...cut }) +
    path(MALVINAS, 'none', { stroke: INK, strokeWidth: 2, strokeLinejoin: 'round' })
  );
}

/** The country without a place: each shop's page marks its own. */
export function bareCountry(): string {
  return svgDocument(MAP, placed('translate(6 4)', countryPiece()));
}

/** The country with a thread from one place to every region. */
export function countryMap(): string {
  const threads = DELIVERIES.map(({ x, y, by }) => `M${ESPERANZA.x} ${ESPERANZA.y}Q${by} ${x} ${y}`);
  const country =
    countryPiece() +
    line(threads.join(''), { colour: CARMINE, width: 2.6 }, { strokeDasharray: '8 5' }) +
    DELIVERIES.map((place) => circle({ ...place, r: 4.4 }, CARMINE)).join('') +
    circle({ ...ESPERANZA, r: 9 }, CARMINE) +
    circle({ ...ESPERANZA, r: 3.4 }, '#FFF8EE');
  return svgDocument(MAP, placed('translate(6 4)', country));
}
