import { inRows } from '../arranged.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { looseThread, metal } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { line, path, placed, ring, times } from '../svg.ts';
import { card, TITLE, window } from './needle-card.ts';

/** A sewing needle, eye up, `length` long from 0, 0. */
function sewingNeedle(drawing: Drawing, length: number, eye = 17): string {
  const shape = `M-4.5 14Q-4.5 0 0 0Q4.5 0 4.5 14L3.4 ${length * 0.6}L0 ${length}L-3.4 ${length * 0.6}Z`;
  return (
    path(shape, metal(drawing)) +
    path(`M-1.5 8q1.5-4 3 0v${eye}q-1.5 4-3 0z`, '#4b4f5c') +
    line(`M-2 34V${length * 0.6}`, { colour: '#fff', width: 1 }, { opacity: 0.8 })
  );
}

type Booklet = {
  readonly count: number;
  readonly title: string;
  readonly length: number;
  readonly eye?: number;
};

/** A booklet of needles for sewing by hand, each one in the felt. */
export const handNeedles = ({ count, title, length, eye }: Booklet): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const rows = count > 16 ? 2 : 1;
    const fan = inRows(count, { width: 190, height: 100 * rows, y: 270 }, rows)
      .map(({ x, index }) => {
        const row = Math.floor((index * rows) / count);
        return placed(
          `translate(${x} ${210 + row * 96}) scale(${rows === 2 ? 0.72 : 1})`,
          sewingNeedle(drawing, length - (index % 3) * 12, eye),
        );
      })
      .join('');
    const zigzag = times(15, (index) => `L${394 - index * 13.5} ${index % 2 === 0 ? 8 : 0}`);
    const felt = (y: number) =>
      path(`M203 -44H397V0${zigzag}Z`, accent, { transform: `translate(0 ${y})`, opacity: 0.94 });
    return placed(
      'translate(0 4) rotate(-9 300 300) translate(-36 -36) scale(1.12)',
      card(drawing, main, title),
      window(drawing, fan + (rows === 2 ? felt(274) + felt(376) : felt(330))),
      centredText({ text: `${count} agujas`, face: 'piazzolla-700', size: 32, x: 300, y: 480, fill: TITLE }),
    );
  },
});

/** Shapes of special hand needles, from 0, 0 downwards. */
const SPECIALS = {
  upholstery: [210, 190, 170],
  curved: [0, 0, 0],
  leather: [160, 146, 132],
  selfThreading: [150, 138, 126],
  wool: [150, 136, 122],
  travel: [130, 118, 106],
} as const;

export type SpecialNeedle = keyof typeof SPECIALS;

function specialNeedle(drawing: Drawing, kind: SpecialNeedle, size: number): string {
  if (kind === 'curved')
    return (
      line('M0 0C60 20 96 80 84 150', { colour: '#8d93a1', width: 8 }) +
      line('M0 0C60 20 96 80 84 150', { colour: '#E9ECF1', width: 3.4 }) +
      line('M4 3L14 8', { colour: '#4b4f5c', width: 2.6 })
    );
  const wide = kind === 'wool' || kind === 'upholstery' ? 1.9 : 1.25;
  return placed(`scale(${wide} 1)`, sewingNeedle(drawing, size, kind === 'wool' ? 26 : 17));
}

/** A small set: three special needles and their threader. */
export const needleSet = ({ kind, title }: { kind: SpecialNeedle; title: string }): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const needles = SPECIALS[kind].map((size, index) =>
      kind === 'curved'
        ? placed(
            `translate(${218 + index * 42} ${216 + index * 14}) scale(${1 - index * 0.18})`,
            specialNeedle(drawing, kind, size),
          )
        : placed(`translate(${226 + index * 34} 208)`, specialNeedle(drawing, kind, size)),
    );
    const threader =
      path('M-26 0a26 30 0 1 1 52 0Q22 24 8 36H-8Q-22 24-26 0Z', metal(drawing, DIAGONAL)) +
      ring({ x: 0, y: -2, r: 13 }, { colour: '#8d93a1', width: 1.6 }) +
      path('M-7 36L0 110 7 36', 'none', { stroke: '#8d93a1', strokeWidth: 2 });
    return (
      placed(
        'rotate(-9 300 300) translate(-36 -36) scale(1.12)',
        card(drawing, main, title),
        window(drawing, needles.join('') + placed('translate(364 250)', threader)),
        centredText({ text: 'Set', face: 'piazzolla-700', size: 34, x: 300, y: 480, fill: TITLE }),
      ) + looseThread('M452 470C520 440 520 520 560 500', { colour: accent, width: 3.4 })
    );
  },
});
