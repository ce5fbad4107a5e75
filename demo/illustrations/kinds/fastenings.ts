import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { looseThread, metal } from '../light.ts';
import { band, circle, group, line, outlined, path, placed, rect, ring, times } from '../svg.ts';

type Spot = { readonly x: number; readonly y: number; readonly r: number };

const domed = (drawing: Drawing, colour: string, middle: string) =>
  drawing.radial(
    [
      [0, middle],
      [0.45, colour],
      [1, shaded(colour, 0.32)],
    ],
    { x: 0.35, y: 0.3, r: 0.8 },
  );

function snapRim(drawing: Drawing, { x, y, r }: Spot, colour: string): string {
  return (
    group(drawing.dropShadow(), circle({ x, y, r }, metal(drawing, DIAGONAL, colour))) +
    ring({ x, y, r: r * 0.88 }, { colour: lit(colour, 0.8), width: 2.4 }, { opacity: 0.8 }) +
    circle({ x, y, r: r * 0.66 }, domed(drawing, colour, lit(colour, 0.75)))
  );
}

function socket(drawing: Drawing, at: Spot, colour: string): string {
  const { x, y, r } = at;
  const sewingHoles = times(4, (index) => {
    const angle = (index * Math.PI) / 2 + 0.78;
    const hole = { x: x + r * 0.76 * Math.cos(angle), y: y + r * 0.76 * Math.sin(angle), r: r * 0.07 };
    return circle(hole, shaded(colour, 0.6));
  });
  return (
    snapRim(drawing, at, colour) +
    circle({ x, y, r: r * 0.3 }, shaded(colour, 0.55)) +
    circle({ x: x + 2, y: y + 2, r: r * 0.24 }, shaded(colour, 0.75)) +
    sewingHoles
  );
}

const stud = (drawing: Drawing, at: Spot, colour: string) =>
  snapRim(drawing, at, colour) +
  circle({ x: at.x, y: at.y, r: at.r * 0.34 }, domed(drawing, lit(colour, 0.4), '#ffffff'));

function wire(drawing: Drawing, d: string, { colour, width }: { colour: string; width: number }): string {
  return group(
    drawing.dropShadow(),
    line(d, { colour: shaded(colour, 0.3), width: width + 5 }),
    line(d, { colour: metal(drawing, DIAGONAL, colour), width }),
  );
}

const D_RING = 'M264 428H418A14 14 0 0 1 432 444A91 84 0 0 1 250 444A14 14 0 0 1 264 428Z';

export const snaps: Illustration = {
  view: 'flat',
  draw: (drawing, { main }) =>
    socket(drawing, { x: 186, y: 190, r: 104 }, main) +
    stud(drawing, { x: 412, y: 150, r: 70 }, main) +
    socket(drawing, { x: 452, y: 318, r: 84 }, main) +
    stud(drawing, { x: 136, y: 414, r: 64 }, main) +
    wire(drawing, D_RING, { colour: main, width: 22 }) +
    line('M268 424H412', { colour: '#fff', width: 3 }, { opacity: 0.6 }),
};

/** Rings and half rings for straps. */
export const strapRings: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const round = ({ x, y, r }: Spot) =>
      wire(drawing, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, {
        colour: main,
        width: r * 0.24,
      }) +
      line(
        `M${x - r * 0.86} ${y - r * 0.5}A${r} ${r} 0 0 1 ${x - r * 0.1} ${y - r}`,
        { colour: '#fff', width: r * 0.05 },
        { opacity: 0.75 },
      );
    const half = (transform: string) =>
      placed(
        transform,
        placed(
          'translate(-341 -470)',
          wire(drawing, D_RING, { colour: main, width: 24 }),
          line('M268 424H412', { colour: '#fff', width: 3 }, { opacity: 0.6 }),
        ),
      );
    return (
      round({ x: 190, y: 196, r: 108 }) +
      round({ x: 440, y: 190, r: 70 }) +
      half('translate(420 392) rotate(-14) scale(1.1)') +
      round({ x: 156, y: 446, r: 62 }) +
      half('translate(250 408) rotate(62) scale(.66)')
    );
  },
};

/** Eyelets with their washers, some set into a strip of cloth. */
export const eyelets: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const eyelet = ({ x, y, r }: Spot) =>
      group(
        drawing.dropShadow('small'),
        path(
          `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${x - r * 0.46} ${y}a${r * 0.46} ${r * 0.46} 0 1 1 ${r * 0.92} 0a${r * 0.46} ${r * 0.46} 0 1 1 ${-r * 0.92} 0Z`,
          metal(drawing, DIAGONAL, main),
          { fillRule: 'evenodd' },
        ),
      ) +
      ring({ x, y, r: r * 0.84 }, { colour: lit(main, 0.8), width: 2.4 }, { opacity: 0.7 }) +
      ring({ x, y, r: r * 0.55 }, { colour: shaded(main, 0.4), width: r * 0.1 }, { opacity: 0.5 });
    const cloth = drawing.linear(
      [
        [0, lit(accent, 0.16)],
        [1, shaded(accent, 0.14)],
      ],
      DOWN,
    );
    const strip = placed(
      'rotate(-15 300 300)',
      group(drawing.dropShadow(), rect({ x: -90, y: 210, width: 780, height: 168, r: 2 }, cloth)),
      line('M-90 230H690M-90 358H690', { colour: lit(accent, 0.6), width: 2.6 }, { strokeDasharray: '12 8' }),
      times(4, (index) => {
        const at = { x: 96 + index * 138, y: 294, r: 50 };
        return circle({ ...at, r: 25 }, shaded(accent, 0.72)) + eyelet(at);
      }),
    );
    return (
      strip +
      eyelet({ x: 148, y: 124, r: 56 }) +
      eyelet({ x: 292, y: 96, r: 34 }) +
      eyelet({ x: 456, y: 492, r: 58 }) +
      eyelet({ x: 300, y: 520, r: 36 })
    );
  },
};

/** Hooks with their eyes, and a pair of trouser hooks. */
export const hooks: Illustration = {
  view: 'flat',
  draw(drawing, { main }) {
    const loops = 'M-34 70a24 24 0 1 1 34-22a24 24 0 1 1 34 22';
    const hook = (transform: string) =>
      placed(
        transform,
        wire(drawing, `${loops}M-11 44V-60Q-11 -92 0 -92T11 -60V44M0 -92V-30`, { colour: main, width: 13 }),
        line('M-14 40V-58', { colour: '#fff', width: 2.4 }, { opacity: 0.7 }),
      );
    const eye = (transform: string) =>
      placed(
        transform,
        wire(drawing, 'M-52 30a22 22 0 1 1 26-30C-26 -70 26 -70 26 0a22 22 0 1 1 26 30', {
          colour: main,
          width: 13,
        }),
      );
    const trouserHook = (transform: string) =>
      group(
        { transform, ...drawing.dropShadow() },
        path(
          'M-62 -36H62Q70 -36 70 -28V28Q70 36 62 36H-62Q-70 36 -70 28V-28Q-70 -36 -62 -36Z',
          metal(drawing, DIAGONAL, main),
        ),
        path('M-26 -30H26V22Q26 58 0 58T-26 22Z', metal(drawing, ACROSS, lit(main, 0.2))),
        line('M-16 -20V24', { colour: '#fff', width: 3 }, { opacity: 0.6 }),
        circle({ x: -50, y: 0, r: 7 }, shaded(main, 0.65)),
        circle({ x: 50, y: 0, r: 7 }, shaded(main, 0.65)),
      );
    return (
      hook('translate(172 190) rotate(-18) scale(1.15)') +
      eye('translate(336 176) rotate(10) scale(1.15)') +
      trouserHook('translate(452 334) rotate(-16) scale(1.12)') +
      hook('translate(160 432) rotate(28) scale(.92)') +
      eye('translate(300 436) rotate(-12) scale(.92)') +
      hook('translate(486 150) rotate(30) scale(.8)')
    );
  },
};

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

/** Buttons of one shade in several sizes, one of them sewn on. */
export const buttons: Illustration = {
  view: 'flat',
  draw(drawing, { main, accent }) {
    const button = ({ x, y, r }: Spot, colour: string, holes: 2 | 4, thread = '') => {
      const at = times(holes, (index) => {
        const angle = (index * 2 * Math.PI) / holes + Math.PI / 4;
        const hole = { x: x + r * 0.2 * Math.cos(angle), y: y + r * 0.2 * Math.sin(angle) };
        return (
          circle({ ...hole, r: r * 0.1 }, shaded(colour, 0.75)) +
          circle({ x: hole.x + 1.5, y: hole.y + 2, r: r * 0.075 }, shaded(colour, 0.55))
        );
      });
      const rim = drawing.linear(
        [
          [0, lit(colour, 0.55)],
          [0.5, colour],
          [1, shaded(colour, 0.36)],
        ],
        DIAGONAL,
      );
      const well = drawing.linear(
        [
          [0, shaded(colour, 0.2)],
          [0.6, lit(colour, 0.08)],
          [1, lit(colour, 0.34)],
        ],
        DIAGONAL,
      );
      const [reach, width] = [r * 0.16, r * 0.075];
      const sewn = line(
        `M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`,
        { colour: thread, width },
      );
      return (
        group(drawing.dropShadow(), circle({ x, y, r }, rim)) +
        ring({ x, y, r: r * 0.95 }, { colour: lit(colour, 0.7), width: 2 }, { opacity: 0.55 }) +
        circle({ x, y, r: r * 0.72 }, well) +
        path(
          `M${x - r * 0.84} ${y - r * 0.2}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.1} ${y - r * 0.85}`,
          'none',
          {
            stroke: '#fff',
            strokeWidth: r * 0.06,
            strokeLinecap: 'round',
            opacity: 0.7,
          },
        ) +
        at +
        (thread === '' ? '' : sewn)
      );
    };
    return (
      looseThread('M196 196C280 250 330 160 400 250S520 300 600 262', { colour: accent, width: 3.6 }) +
      button({ x: 196, y: 200, r: 122 }, main, 4, accent) +
      button({ x: 436, y: 138, r: 76 }, lit(main, 0.32), 2) +
      button({ x: 428, y: 360, r: 102 }, main, 4) +
      button({ x: 176, y: 440, r: 84 }, lit(main, 0.5), 4) +
      button({ x: 306, y: 500, r: 52 }, accent, 2) +
      button({ x: 536, y: 500, r: 46 }, main, 2)
    );
  },
};
