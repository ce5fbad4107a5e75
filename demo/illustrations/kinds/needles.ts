import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, looseThread, metal } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { circle, ellipse, group, line, outlined, path, placed, rect, times } from '../svg.ts';

const PAPER = '#FBF7EC';
const TITLE = '#FFF8EA';

/** A machine needle, shank up, 206 long from 0, 0. */
const machineNeedle = (drawing: Drawing, transform: string) =>
  placed(
    transform,
    path('M-7 0H7V62L3.4 78V188L0 206L-3.4 188V78L-7 62Z', metal(drawing)),
    rect({ x: -1.5, y: 166, width: 3, height: 13, r: 1.5 }, '#4b4f5c'),
    line('M-4 6V58', { colour: '#fff', width: 1.4 }, { opacity: 0.8 }),
  );

function card(drawing: Drawing, colour: string, title: string): string {
  const shape =
    'M170 96Q170 80 186 80H262a38 38 0 0 0 76 0H414Q430 80 430 96V500Q430 516 414 516H186Q170 516 170 500Z';
  const fill = drawing.linear(
    [
      [0, lit(colour, 0.1)],
      [1, shaded(colour, 0.12)],
    ],
    DIAGONAL,
  );
  return (
    group(drawing.dropShadow(), path(shape, fill)) +
    outlined(
      { x: 182, y: 132, width: 236, height: 372, r: 8 },
      { colour: lit(colour, 0.75), width: 2.4 },
      { strokeDasharray: '11 7' },
    ) +
    centredText({ text: title, face: 'piazzolla-700', size: 38, x: 300, y: 178, fill: TITLE })
  );
}

function window(drawing: Drawing, content: string): string {
  const pane = { x: 198, y: 196, width: 204, height: 240, r: 6 };
  const glass = [
    [0, '#ffffff', 0],
    [0.4, '#ffffff', 0.5],
    [0.41, '#ffffff', 0],
  ] as const;
  return (
    rect(pane, PAPER) +
    rect(pane, drawing.linear(glass, DIAGONAL)) +
    content +
    outlined(pane, { colour: '#1b1230', width: 2 }, { strokeOpacity: 0.16 })
  );
}

/** A card of machine needles, one beside it. */
export const machineNeedles: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const row = times(5, (index) => machineNeedle(drawing, `translate(${226 + index * 37} 212) scale(.98)`));
    const strap = rect({ x: 198, y: 258, width: 204, height: 20 }, accent);
    return (
      placed(
        'rotate(-9 300 300)',
        card(drawing, main, 'Agujas'),
        window(drawing, strap + row),
        centredText({ text: '90/14', face: 'piazzolla-700', size: 34, x: 300, y: 480, fill: TITLE }),
      ) +
      group(
        { transform: 'rotate(24 500 330)', ...drawing.dropShadow('small') },
        machineNeedle(drawing, 'translate(486 196) scale(1.22)'),
      )
    );
  },
};

/** A sewing needle, eye up, `length` long from 0, 0. */
function sewingNeedle(drawing: Drawing, length: number): string {
  const shape = `M-4.500 14Q-4.500 0 0 0Q4.500 0 4.500 14L3.400 ${length * 0.6}L0 ${length}L-3.400 ${length * 0.6}Z`;
  return (
    path(shape, metal(drawing)) +
    path('M-1.500 8q1.500-4 3 0v17q-1.500 4-3 0z', '#4b4f5c') +
    line(`M-2 34V${length * 0.6}`, { colour: '#fff', width: 1 }, { opacity: 0.8 })
  );
}

/** A booklet of needles for sewing by hand, one threaded. */
export const handNeedles: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const fan = times(7, (index) => {
      const turn = (index - 3) * 4.5;
      return placed(
        `translate(${231 + index * 23} 214) rotate(${turn})`,
        sewingNeedle(drawing, 176 + (index % 3) * 14),
      );
    });
    const felt = path(
      'M206 300H394V356L382 348L370 356L358 348L346 356L334 348L322 356L310 348L298 356L286 348L274 356L262 348L250 356L238 348L226 356L214 348L206 356Z',
      accent,
    );
    const thread = 'M448 190C520 150 560 230 500 262S420 330 500 356S566 450 500 480S420 540 470 572';
    return (
      placed(
        'rotate(-9 300 300)',
        card(drawing, main, 'A mano'),
        window(drawing, fan + felt),
        centredText({ text: 'N.º 5–10', face: 'piazzolla-700', size: 32, x: 300, y: 480, fill: TITLE }),
      ) +
      looseThread(thread, { colour: accent, width: 3.4 }) +
      group(
        drawing.dropShadow('small'),
        placed('translate(452 196) rotate(150) translate(0 -16) scale(1.3)', sewingNeedle(drawing, 132)),
      )
    );
  },
};

/** A pair of knitting needles, crossed, with their knobs. */
export const knittingNeedles: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const wood = drawing.linear(
      [
        [0, shaded(main, 0.3)],
        [0.35, lit(main, 0.45)],
        [0.6, main],
        [1, shaded(main, 0.34)],
      ],
      ACROSS,
    );
    const needle = (transform: string) =>
      group(
        { transform, ...drawing.dropShadow() },
        path('M-10 -232H10V200L3 250Q0 258 -3 250L-10 200Z', wood),
        circle({ x: 0, y: -246, r: 25 }, dome(drawing, accent)),
        rect({ x: -12, y: -228, width: 24, height: 9, r: 3 }, metal(drawing)),
      );
    const stitches = times(9, (index) => {
      const x = -6;
      const y = -84 + index * 19;
      return line(`M${x - 14} ${y + 5}Q0 ${y - 12} ${x + 28} ${y + 7}`, { colour: accent, width: 11 });
    });
    const yarnEnd = 'M236 392C180 420 120 380 104 430S170 520 110 552';
    return (
      looseThread(yarnEnd, { colour: accent, width: 8 }) +
      needle('translate(330 300) rotate(-36)') +
      needle('translate(280 306) rotate(34)') +
      group({ transform: 'translate(280 306) rotate(34)', ...drawing.dropShadow('small') }, stitches)
    );
  },
};

/** Three crochet hooks in graded sizes. */
export const crochetHooks: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const hook = (transform: string, grip: string) => {
      const shaft = metal(drawing, ACROSS);
      const handle = drawing.linear([
        [0, shaded(grip, 0.3)],
        [0.3, lit(grip, 0.42)],
        [0.6, grip],
        [1, shaded(grip, 0.34)],
      ]);
      return group(
        { transform, ...drawing.dropShadow() },
        path('M-8 -120V-206C-8 -236 14 -240 14 -218C14 -208 8 -204 2 -196C6 -190 8 -184 8 -176V-120Z', shaft),
        path('M-8 40V-130H8V40Z', shaft),
        path('M-15 30Q-20 10 -12 -20H12Q20 10 15 30L13 190Q13 212 0 212T-13 190Z', handle),
        ellipse({ x: 0, y: 8, rx: 9, ry: 20 }, shaded(grip, 0.3), { opacity: 0.5 }),
        line('M-7 60V180', { colour: lit(grip, 0.7), width: 3 }, { opacity: 0.6 }),
        line('M-4 -190V-30', { colour: '#fff', width: 1.8 }, { opacity: 0.7 }),
      );
    };
    return (
      hook('translate(190 320) rotate(16) scale(1.05)', main) +
      hook('translate(316 306) rotate(16) scale(1.05)', accent) +
      hook('translate(436 292) rotate(16) scale(1.05)', lit(main, 0.45))
    );
  },
};
