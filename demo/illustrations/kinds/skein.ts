import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { centredText } from '../outline-text.ts';
import { group, line, path, placed, rect, steps } from '../svg.ts';

const INK = '#1b1e33';

/** Strands of a skein: long loops that lie beside each other, drawn in at the bands. */
function strands(spread: number): string {
  return steps({ start: -spread, end: spread + 1, step: 6 })
    .map((offset) => {
      const tight = offset * 0.62;
      const turn = Math.abs(offset) * 0.25;
      return `M${offset} ${-226 + turn}C${offset} -190 ${tight} -170 ${tight} -120S${offset * 1.15} -40 ${offset * 1.15} 0 ${tight} 70 ${tight} 130 ${offset} 200 ${offset} ${226 - turn}`;
    })
    .join('');
}

const BODY =
  'M0 -258C52 -258 76 -230 72 -190C70 -160 46 -150 46 -120S80 -50 80 0 46 90 46 130 74 178 72 206C66 250 40 262 0 262S-66 250 -72 206C-74 178 -46 170 -46 130S-80 50 -80 0 -46 -80 -46 -120 -70 -160 -72 -190C-76 -230 -52 -258 0 -258Z';

function paperBand(drawing: Drawing, y: number, text: string): string {
  const paper = drawing.linear([
    [0, '#cfc7b5'],
    [0.25, '#fffdf6'],
    [0.7, '#f6f1e4'],
    [1, '#c4bba8'],
  ]);
  return (
    rect({ x: -56, y: y - 30, width: 112, height: 60, r: 5 }, paper) +
    line(`M-56 ${y - 22}H56M-56 ${y + 22}H56`, { colour: INK, width: 1.6 }, { opacity: 0.4 }) +
    centredText({ text, face: 'archivo-700', size: 26, x: 0, y: y + 9, fill: INK })
  );
}

/** A skein of embroidery thread, as `madejas` are sold: looped, with two paper bands. */
export const skein = ({ number, isTwisted }: { number: string; isTwisted: boolean }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const silk = drawing.linear([
      [0, shaded(main, 0.3)],
      [0.2, main],
      [0.34, lit(main, 0.5)],
      [0.5, lit(main, 0.1)],
      [0.7, shaded(main, 0.12)],
      [0.82, lit(main, 0.26)],
      [1, shaded(main, 0.36)],
    ]);
    const lines = strands(72);
    const twist = steps({ start: -250, end: 260, step: 13 })
      .map((y) => `M-84 ${y + 16}Q0 ${y - 10} 84 ${y - 16}`)
      .join('');
    return (
      line(
        'M330 470C380 520 460 470 500 520S560 560 590 548',
        { colour: shaded(main, 0.5), width: 5 },
        { opacity: 0.25, transform: 'translate(4 7)' },
      ) +
      line('M330 470C380 520 460 470 500 520S560 560 590 548', { colour: main, width: 5 }) +
      placed(
        'translate(290 292) rotate(32) scale(1.02)',
        group(drawing.dropShadow(), path(BODY, silk)),
        group(
          { clipPath: drawing.clip(BODY) },
          line(lines, { colour: shaded(main, 0.45), width: 1.7 }, { opacity: 0.5 }),
          line(lines, { colour: lit(main, 0.6), width: 1.5 }, { opacity: 0.5, transform: 'translate(3 0)' }),
          isTwisted ? line(twist, { colour: shaded(main, 0.4), width: 3 }, { opacity: 0.34 }) : '',
        ),
        group(
          drawing.dropShadow('small'),
          paperBand(drawing, -122, 'HILVÁN'),
          paperBand(drawing, 130, number),
        ),
      )
    );
  },
});
