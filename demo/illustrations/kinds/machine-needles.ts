import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { group, line, path, placed, rect, times } from '../svg.ts';
import { card, PAPER, TITLE, window } from './needle-card.ts';

const GOLD = '#D9B05A';

/** A machine needle, shank up, 206 long from 0, 0. */
const machineNeedle = (drawing: Drawing, transform: string, colour?: string) =>
  placed(
    transform,
    path('M-7 0H7V62L3.4 78V188L0 206L-3.4 188V78L-7 62Z', metal(drawing, ACROSS, colour)),
    rect({ x: -1.5, y: 166, width: 3, height: 13, r: 1.5 }, '#4b4f5c'),
    line('M-4 6V58', { colour: '#fff', width: 1.4 }, { opacity: 0.8 }),
  );

type NeedleCards = {
  readonly title: string;
  readonly subtitle: string;
  /** Five or ten on a card; more come on several cards of ten. */
  readonly count: number;
  readonly isGold?: boolean;
};

/** Cards of machine needles with as many needles as the pack holds. */
export const needleCards = ({ title, subtitle, count, isGold = false }: NeedleCards): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const onCard = Math.min(count, 10);
    const cards = count / onCard;
    const gap = 190 / onCard;
    const row = times(onCard, (index) =>
      machineNeedle(
        drawing,
        `translate(${300 + (index - (onCard - 1) / 2) * gap} 214) scale(${onCard > 5 ? 0.86 : 1} 1)`,
        isGold ? GOLD : undefined,
      ),
    );
    const strap = rect({ x: 198, y: 258, width: 204, height: 20 }, accent);
    const one =
      card(drawing, main, title) +
      window(drawing, strap + row) +
      centredText({ text: subtitle, face: 'piazzolla-700', size: 34, x: 300, y: 480, fill: TITLE });
    return times(cards, (index) => {
      const place = index - (cards - 1) / 2;
      const scale = cards === 1 ? 1.12 : cards === 2 ? 0.94 : 0.84;
      const turn = cards === 1 ? -9 : place * (cards === 2 ? 22 : 13);
      return placed(
        `translate(${300 + place * (cards === 2 ? 150 : 84)} ${310 + Math.abs(place) * 12}) rotate(${turn}) scale(${scale}) translate(-300 -298)`,
        one,
      );
    });
  },
});

/** One twin needle, large beside its card: two points on one shank, as far apart as the name says. */
export const twinNeedle = ({ separation, title }: { separation: number; title: string }): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const half = 5 + separation * 5;
    const steel = metal(drawing);
    const point = (x: number) =>
      path(`M${x - 4} 96H${x + 4}V216L${x} 238L${x - 4} 216Z`, steel) +
      rect({ x: x - 1.6, y: 190, width: 3.2, height: 16, r: 1.5 }, '#4b4f5c');
    const needle =
      path('M-9 -30H9V58H-9Z', steel) +
      path(`M-14 56H14L${half + 9} 80V100H${-half - 9}V80Z`, '#CE1B2B') +
      point(-half) +
      point(half) +
      line('M-5 -24V50', { colour: '#fff', width: 1.8 }, { opacity: 0.8 });
    return (
      placed(
        'translate(-74 0) rotate(-9 300 300)',
        card(drawing, main, 'Aguja doble'),
        window(drawing, placed('translate(300 232) scale(.86)', needle)),
        centredText({ text: title, face: 'piazzolla-700', size: 36, x: 300, y: 480, fill: TITLE }),
      ) +
      group(
        { transform: 'translate(468 170) rotate(14) scale(1.34)', ...drawing.dropShadow('small') },
        needle,
      )
    );
  },
});

type Packet = { readonly system: string; readonly count: number; readonly isGold?: boolean };

/** Industrial needles: a paper packet of ten, or a box of ten packets. */
export const needlePackets = ({ system, count, isGold = false }: Packet): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const paper = drawing.linear(
      [
        [0, lit(main, 0.14)],
        [1, shaded(main, 0.14)],
      ],
      DIAGONAL,
    );
    const label = (size: number) =>
      rect({ x: -96, y: -58, width: 192, height: 96, r: 4 }, PAPER) +
      centredText({ text: system, face: 'archivo-800', size, x: 0, y: 4, fill: '#1b1e33' }) +
      centredText({
        text: '10 AGUJAS',
        face: 'archivo-600',
        size: 15,
        letterSpacing: 1.5,
        x: 0,
        y: 28,
        fill: '#1b1e33',
      });
    const packet =
      path('M-124 -150H124V150H-124Z', paper) +
      path('M-124 -150L0 -104 124 -150', 'none', { stroke: shaded(main, 0.35), strokeWidth: 2.4 }) +
      line('M-110 132H110', { colour: lit(main, 0.7), width: 2.4 }, { strokeDasharray: '11 7' }) +
      label(system.length > 5 ? 38 : 46);
    if (count <= 10) {
      const fan = times(10, (index) =>
        machineNeedle(
          drawing,
          `translate(${392 + index * 15} ${344 + index * 2}) rotate(${(index - 4.5) * 4}) scale(.94)`,
          isGold ? GOLD : undefined,
        ),
      );
      return (
        group({ transform: 'translate(240 268) rotate(-10) scale(1.2)', ...drawing.dropShadow() }, packet) +
        group(drawing.dropShadow('small'), fan)
      );
    }
    const stack = times(10, (index) => {
      const place = 9 - index;
      return group(
        {
          transform: `translate(${330 - place * 3} ${326 - place * 17}) scale(.98 .8)`,
          ...drawing.dropShadow('small'),
        },
        packet,
      );
    });
    const box =
      path('M178 392H482L500 470Q500 486 484 486H176Q160 486 160 470Z', shaded(main, 0.34)) +
      rect({ x: 160, y: 400, width: 340, height: 120, r: 8 }, shaded(main, 0.18)) +
      centredText({ text: `${system} × 100`, face: 'archivo-800', size: 38, x: 330, y: 472, fill: TITLE });
    return placed('rotate(-6 300 300) translate(-28 10)', stack, group(drawing.dropShadow(), box));
  },
});
