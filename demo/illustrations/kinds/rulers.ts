import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { centredText } from '../outline-text.ts';
import { group, line, path, placed, rect, times } from '../svg.ts';

const INK = '#1b1e33';
const CARMINE = '#A3132F';

function scale(length: number): string {
  const ticks = times(length, (index) => {
    const height = index % 10 === 0 ? 40 : index % 5 === 0 ? 30 : 19;
    return `M${index * 8.4} 0V${height}`;
  });
  const numbers = times(Math.floor(length / 10), (index) =>
    centredText({
      text: String(index + 1),
      face: 'archivo-700',
      size: 24,
      x: (index + 1) * 84,
      y: 66,
      fill: (index + 1) % 5 === 0 ? CARMINE : INK,
    }),
  );
  return line(ticks, { colour: INK, width: 1.8 }) + numbers;
}

const glassOf = (drawing: Drawing, main: string) =>
  drawing.linear(
    [
      [0, '#ffffff', 0.72],
      [0.5, lit(main, 0.62), 0.55],
      [1, lit(main, 0.4), 0.62],
    ],
    DIAGONAL,
  );

/** Pattern paper with a basted line, under a ruler. */
const patternPaper = (drawing: Drawing) =>
  group(drawing.dropShadow(), path('M-60 120L520 60L640 640H-40Z', '#F4ECD8')) +
  line(
    'M-20 560C140 520 210 420 300 330S470 150 620 120',
    { colour: CARMINE, width: 4 },
    { strokeDasharray: '17 11' },
  );

type Ruler = { readonly width: number; readonly height: number };

/** A see-through patchwork ruler in its measure: narrow and long, or square. */
export const patchworkRuler = ({ width, height }: Ruler): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const unit = Math.min(15, 620 / Math.max(width, height));
    const [long, wide] = [Math.max(width, height) * unit, Math.min(width, height) * unit];
    const cell = 84 * 0.6;
    const grid =
      times(Math.ceil(long / cell), (index) => `M${index * cell} 60V${wide}`) +
      times(Math.ceil((wide - 60) / cell), (index) => `M0 ${72 + index * cell}H${long}`);
    const diagonal = `M0 ${wide}L${wide * 0.9} 60`;
    return (
      patternPaper(drawing) +
      placed(
        `translate(300 310) rotate(${long > wide * 1.4 ? -24 : -9}) translate(${-long / 2} ${-wide / 2})`,
        group(
          drawing.dropShadow(),
          rect({ x: 0, y: 0, width: long, height: wide, r: 6 }, glassOf(drawing, main)),
        ),
        placed('scale(.6)', scale(Math.floor(long / 0.6 / 8.4))),
        line(grid, { colour: accent, width: 1.8 }, { opacity: 0.65 }),
        line(diagonal, { colour: accent, width: 1.8 }, { opacity: 0.65, strokeDasharray: '9 5' }),
        line(`M0 3H${long}`, { colour: '#fff', width: 4 }, { opacity: 0.9 }),
      )
    );
  },
});

const TAILOR_RULERS = {
  frenchCurve:
    'M40 470C20 330 120 180 270 130S500 60 560 90C470 120 380 190 330 270S210 470 150 500 60 520 40 470ZM130 420C150 330 230 240 310 210C240 290 200 370 150 430Q132 440 130 420Z',
  armhole:
    'M60 500C60 300 160 120 420 80L440 130C260 170 190 280 190 470Q190 520 130 530T60 500ZM110 480C112 420 126 370 146 330L156 336C150 380 148 430 148 470Q130 496 110 480Z',
  square: 'M70 70H150V420H520V500H70Z',
  straight: 'M60 250H540V350H60Z',
  hip: 'M50 420C160 300 340 220 560 190V270C380 290 210 350 110 470Q70 480 50 420Z',
} as const;

export type TailorRuler = keyof typeof TAILOR_RULERS;

const MARKS: Readonly<Record<TailorRuler, string>> = {
  frenchCurve:
    'M48 440L78 446M54 390L86 398M76 330L106 344M112 276L138 296M160 226L182 250M220 184L236 212M290 150L300 180M370 122L378 150M450 100L456 124',
  armhole:
    'M64 460L92 462M74 390L102 396M96 320L122 332M134 250L156 268M190 188L208 210M262 140L272 164M340 108L346 134',
  square:
    times(16, (index) => `M74 ${90 + index * 24}H${index % 4 === 0 ? 110 : 92}`) +
    times(17, (index) => `M${100 + index * 24} 496V${index % 4 === 0 ? 460 : 478}`),
  straight: times(30, (index) => `M${68 + index * 16} 254V${index % 5 === 0 ? 290 : 272}`),
  hip: times(14, (index) => `M${92 + index * 34} ${392 - index * 17 + index * index * 0.42}l10 18`),
};

function tailorRuler(drawing: Drawing, shape: TailorRuler, main: string): string {
  return (
    group(drawing.dropShadow(), path(TAILOR_RULERS[shape], glassOf(drawing, main), { fillRule: 'evenodd' })) +
    path(TAILOR_RULERS[shape], lit(main, 0.3), { fillRule: 'evenodd', opacity: 0.42 }) +
    line(TAILOR_RULERS[shape], { colour: shaded(main, 0.2), width: 2.4 }, { opacity: 0.6 }) +
    line(MARKS[shape], { colour: INK, width: 2 })
  );
}

const PLACES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-130, -120, 0],
  [140, -130, 14],
  [-120, 130, -12],
  [140, 110, 6],
  [10, -10, 40],
  [0, 180, -4],
];

/** Dressmaker's rulers: one, or a set of three or six. */
export const tailorRulers = ({ shapes }: { shapes: readonly TailorRuler[] }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const [only] = shapes;
    if (shapes.length === 1 && only !== undefined)
      return patternPaper(drawing) + placed('rotate(-8 300 300)', tailorRuler(drawing, only, main));
    const size = shapes.length > 3 ? 0.48 : 0.62;
    return shapes
      .map((shape, index) => {
        const [x = 0, y = 0, turn = 0] = PLACES[index] ?? [];
        return placed(
          `translate(${300 + x} ${300 + y}) rotate(${turn}) scale(${size}) translate(-300 -300)`,
          tailorRuler(drawing, shape, main),
        );
      })
      .join('');
  },
});
