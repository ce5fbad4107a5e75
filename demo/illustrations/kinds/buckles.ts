import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, DOWN } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { band, circle, group, line, outlined, path, placed, rect, ring, times } from '../svg.ts';

/** A frame buckle on a strap with punched holes. */
export const buckle: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const leather = drawing.linear(
      [
        [0, lit(main, 0.12)],
        [0.5, main],
        [1, shaded(main, 0.16)],
      ],
      DOWN,
    );
    const grain = times(13, (index) => `M-90 ${262 + index * 6.4}H690`);
    const frame =
      'M196 184Q196 164 216 164H384Q404 164 404 184V416Q404 436 384 436H216Q196 436 196 416ZM234 202V398H366V202Z';
    const punched = [470, 520, 570].map(
      (x) =>
        circle({ x, y: 300, r: 10 }, shaded(main, 0.6)) +
        ring({ x, y: 300, r: 10 }, { colour: lit(accent, 0.3), width: 3 }),
    );
    return placed(
      'rotate(-12 300 300)',
      group(drawing.dropShadow(), rect({ x: -90, y: 232, width: 780, height: 136, r: 2 }, leather)),
      line('M-90 248H690M-90 352H690', { colour: lit(main, 0.55), width: 2.6 }, { strokeDasharray: '12 8' }),
      line(grain, { colour: shaded(main, 0.4), width: 1 }, { opacity: 0.25 }),
      group(drawing.dropShadow(), path(frame, metal(drawing, DIAGONAL, accent), { fillRule: 'evenodd' })),
      outlined(
        { x: 205, y: 173, width: 190, height: 254, r: 12 },
        { colour: '#fff', width: 2.4 },
        { strokeOpacity: 0.6 },
      ),
      group(
        drawing.dropShadow('small'),
        rect({ x: 284, y: 196, width: 30, height: 208, r: 6 }, metal(drawing, ACROSS, accent)),
        rect({ x: 196, y: 287, width: 196, height: 26, r: 13 }, metal(drawing, DOWN, accent)),
      ),
      ...punched,
    );
  },
};

/** A side-release buckle for bags, on its webbing. */
export const clipBuckle: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const plastic = drawing.linear(
      [
        [0, lit(main, 0.34)],
        [0.4, main],
        [1, shaded(main, 0.4)],
      ],
      DIAGONAL,
    );
    const strap = drawing.linear(
      [
        [0, lit(accent, 0.14)],
        [0.5, accent],
        [1, shaded(accent, 0.2)],
      ],
      DOWN,
    );
    const weave = times(40, (index) => `M${-100 + index * 20} 246L${-88 + index * 20} 354`);
    const shell =
      'M166 214Q166 198 182 198H420Q440 198 440 220V244Q414 248 414 272V328Q414 352 440 356V380Q440 402 420 402H182Q166 402 166 386Z';
    return placed(
      'rotate(-16 300 300)',
      group(drawing.dropShadow(), rect({ x: -100, y: 244, width: 800, height: 112, r: 2 }, strap)),
      line(weave, { colour: shaded(accent, 0.4), width: 2 }, { opacity: 0.3 }),
      line(
        'M-100 258H700M-100 342H700',
        { colour: lit(accent, 0.5), width: 2.6 },
        { strokeDasharray: '12 8' },
      ),
      group(
        drawing.dropShadow(),
        path(
          'M404 262C430 230 470 222 486 206H520Q536 206 536 222V378Q536 394 520 394H486C470 378 430 370 404 338Z',
          plastic,
        ),
        path(shell, plastic),
      ),
      line('M184 212H416', { colour: '#fff', width: 4 }, { opacity: 0.4 }),
      rect({ x: 192, y: 228, width: 26, height: 144, r: 8 }, shaded(main, 0.6)),
      rect({ x: 500, y: 228, width: 18, height: 144, r: 8 }, shaded(main, 0.6)),
      rect({ x: 256, y: 238, width: 120, height: 124, r: 12 }, shaded(main, 0.22), { opacity: 0.7 }),
      band('M276 270H356M276 300H356M276 330H356', { colour: lit(main, 0.5), width: 5 }, { opacity: 0.35 }),
    );
  },
};
