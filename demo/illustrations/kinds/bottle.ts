import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, cylinder, metal } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { ellipse, line, path, placed, rect, ring, times } from '../svg.ts';

const INK = '#1b1e33';

export type Label = { readonly title: string; readonly subtitle: string; readonly content: string };

const paper = (drawing: Drawing) =>
  drawing.linear([
    [0, '#d9d2c2'],
    [0.2, '#fffdf6'],
    [0.6, '#f6f1e4'],
    [1, '#cfc7b5'],
  ]);

type Spot = { readonly y: number; readonly size: number };

/** Name, use and contents, one below the other. */
function printed({ title, subtitle, content }: Label, { y, size }: Spot): string {
  const small = subtitle.length > 20 ? 11 : subtitle.length > 15 ? 13 : 15;
  return (
    centredText({
      text: title,
      face: 'piazzolla-700',
      size: title.length > 8 ? size * 0.82 : size,
      x: 300,
      y,
      fill: INK,
    }) +
    centredText({
      text: subtitle,
      face: 'archivo-600',
      size: small,
      letterSpacing: 0.6,
      x: 300,
      y: y + 30,
      fill: INK,
    }) +
    centredText({ text: content, face: 'archivo-800', size: 21, x: 300, y: y + 62, fill: INK })
  );
}

const grooves = (colour: string, { from, to, y }: { from: number; to: number; y: number }) =>
  times(8, (index) =>
    line(
      `M${from + ((to - from) * index) / 7} ${y}v40`,
      { colour: shaded(colour, 0.5), width: 1.6 },
      { opacity: 0.4 },
    ),
  );

const liquidOf = (drawing: Drawing, colour: string) =>
  drawing.linear([
    [0, shaded(colour, 0.25)],
    [0.12, lit(colour, 0.25)],
    [0.26, lit(colour, 0.62)],
    [0.4, lit(colour, 0.15)],
    [0.75, colour],
    [0.92, shaded(colour, 0.28)],
    [1, shaded(colour, 0.08)],
  ]);

const nozzle = (drawing: Drawing, { main, accent }: Colours) =>
  path('M246 208C246 186 268 184 274 160H326C332 184 354 186 354 208', cylinder(drawing, lit(accent, 0.2))) +
  path('M282 118L291 24Q300 16 309 24L318 118Z', cylinder(drawing, main)) +
  rect({ x: 268, y: 114, width: 64, height: 52, r: 7 }, cylinder(drawing, main)) +
  grooves(main, { from: 274, to: 326, y: 120 });

const brushCap = (drawing: Drawing, { main, accent }: Colours) =>
  path('M246 208C246 186 262 184 264 160H336C338 184 354 186 354 208', cylinder(drawing, lit(accent, 0.2))) +
  rect({ x: 258, y: 70, width: 84, height: 100, r: 10 }, cylinder(drawing, main)) +
  grooves(main, { from: 268, to: 332, y: 100 }) +
  ellipse({ x: 300, y: 72, rx: 42, ry: 9 }, lit(main, 0.35));

const flatCap = (drawing: Drawing, { main, accent }: Colours) =>
  path('M236 208C236 186 252 184 254 168H346C348 184 364 186 364 208', cylinder(drawing, lit(accent, 0.2))) +
  rect({ x: 248, y: 118, width: 104, height: 54, r: 7 }, cylinder(drawing, main)) +
  grooves(main, { from: 256, to: 344, y: 126 }) +
  ellipse({ x: 300, y: 120, rx: 52, ry: 9 }, lit(main, 0.35));

const CAPS = { nozzle, brush: brushCap, flat: flatCap } as const;

type Bottle = {
  readonly label: Label;
  /** 0 for the smallest bottle, 1 for the largest. */
  readonly size: number;
  readonly cap: keyof typeof CAPS;
};

/** A bottle of oil, silicone or glue. */
export const bottle = ({ label, size, cap }: Bottle): Illustration => ({
  view: 'standing',
  draw(drawing, colours) {
    const { main, accent } = colours;
    const body = 'M206 250Q206 206 250 204H350Q394 206 394 250V480Q394 506 366 506H234Q206 506 206 480Z';
    const [wide, tall] = [0.74 + size * 0.42, 0.8 + size * 0.24];
    return placed(
      `translate(${300 - 300 * wide} ${508 - 506 * tall}) scale(${wide} ${tall})`,
      contactShadow(drawing, { x: 330, y: 500, rx: 170, ry: 30 }),
      CAPS[cap](drawing, colours),
      path(body, liquidOf(drawing, accent)),
      path('M206 272H394V456H206Z', paper(drawing)),
      rect({ x: 206, y: 272, width: 188, height: 14 }, main),
      rect({ x: 206, y: 442, width: 188, height: 14 }, main),
      line('M222 298H378M222 430H378', { colour: main, width: 2.2 }, { strokeDasharray: '11 7' }),
      printed(label, { y: 346, size: 44 }),
      line('M228 226V488', { colour: '#fff', width: 7 }, { opacity: 0.5 }),
    );
  },
});

/** A can with a handle, for litres of oil: five with a spout, twenty with a wide lid. */
export const jerrican = ({ label, size }: { label: Label; size: number }): Illustration => ({
  view: 'standing',
  draw(drawing, { main, accent }) {
    const body =
      'M140 214Q140 170 184 170H300L330 196H420Q460 196 460 236V470Q460 506 424 506H176Q140 506 140 470Z';
    const handle =
      'M186 170V126Q186 100 212 100H330Q352 100 352 122V196H318V146Q318 134 306 134H232Q220 134 220 146V170Z';
    const paint = drawing.linear(
      [
        [0, lit(main, 0.35)],
        [0.4, main],
        [1, shaded(main, 0.36)],
      ],
      DIAGONAL,
    );
    const scale = 0.86 + size * 0.16;
    return placed(
      `translate(${300 - 300 * scale} ${508 - 506 * scale}) scale(${scale})`,
      contactShadow(drawing, { x: 330, y: 500, rx: 230, ry: 34 }),
      rect({ x: 366, y: 140, width: 66, height: 62, r: 8 }, cylinder(drawing, accent)),
      grooves(accent, { from: 372, to: 426, y: 150 }),
      path(handle, paint),
      path(body, paint),
      line('M156 232V470', { colour: '#ffffff', width: 7 }, { opacity: 0.35 }),
      rect({ x: 182, y: 262, width: 236, height: 192, r: 8 }, paper(drawing)),
      line('M196 280H404M196 438H404', { colour: main, width: 2.4 }, { strokeDasharray: '11 7' }),
      printed(label, { y: 348, size: 52 }),
    );
  },
});

type Can = { readonly label: Label; readonly size: number };

/** A spray can. */
export const sprayCan = ({ label, size }: Can): Illustration => ({
  view: 'standing',
  draw(drawing, { main, accent }) {
    const can = 'M196 190Q196 176 206 172H394Q404 176 404 190V496A104 22 0 0 1 196 496Z';
    const shoulder = 'M206 174C210 140 246 128 254 122H346C354 128 390 140 394 174A94 18 0 0 1 206 174Z';
    const steel = metal(drawing, ACROSS, '#C9CCD4');
    const [wide, tall] = [0.84 + size * 0.22, 0.8 + size * 0.22];
    return placed(
      `translate(${300 - 300 * wide} ${512 - 512 * tall}) scale(${wide} ${tall})`,
      contactShadow(drawing, { x: 336, y: 506, rx: 190, ry: 30 }),
      path(can, cylinder(drawing, main)),
      path('M196 490A104 22 0 0 0 404 490V502A104 22 0 0 1 196 502Z', steel),
      path(shoulder, steel),
      path('M254 124V72Q254 56 270 56H330Q346 56 346 72V124A46 10 0 0 1 254 124Z', cylinder(drawing, accent)),
      ellipse({ x: 300, y: 58, rx: 40, ry: 8 }, lit(accent, 0.4)),
      ring({ x: 286, y: 90, r: 10 }, { colour: shaded(accent, 0.4), width: 3 }),
      ellipse({ x: 286, y: 90, rx: 4, ry: 4 }, '#1b1230'),
      path('M196 244A104 20 0 0 0 404 244V430A104 20 0 0 1 196 430Z', paper(drawing)),
      path('M196 244A104 20 0 0 0 404 244V258A104 20 0 0 1 196 258Z', accent),
      line(
        'M204 284A104 18 0 0 0 396 284M204 424A104 18 0 0 0 396 424',
        { colour: main, width: 2.4 },
        { strokeDasharray: '11 7' },
      ),
      printed(label, { y: 346, size: 42 }),
      line('M222 196V480', { colour: '#fff', width: 7 }, { opacity: 0.4 }),
    );
  },
});

/** A soft tube that stands on its cap. */
export const glueTube = ({ label, size }: Can): Illustration => ({
  view: 'standing',
  draw(drawing, { main, accent }) {
    const tube = 'M196 96H404L372 408Q370 424 352 426H248Q230 424 228 408Z';
    const fold = drawing.linear([
      [0, shaded(main, 0.2)],
      [0.3, lit(main, 0.3)],
      [1, shaded(main, 0.24)],
    ]);
    const [wide, tall] = [0.7 + size * 0.4, 0.78 + size * 0.26];
    return placed(
      `translate(${300 - 300 * wide} ${508 - 506 * tall}) scale(${wide} ${tall})`,
      contactShadow(drawing, { x: 330, y: 504, rx: 150, ry: 28 }),
      path('M248 424H352V486Q352 506 332 506H268Q248 506 248 486Z', cylinder(drawing, accent)),
      times(8, (index) =>
        line(`M${259 + index * 12} 438V494`, { colour: shaded(accent, 0.5), width: 2 }, { opacity: 0.35 }),
      ),
      path(tube, cylinder(drawing, main)),
      rect({ x: 190, y: 70, width: 220, height: 34, r: 3 }, fold),
      line('M200 87H400', { colour: shaded(main, 0.35), width: 2 }, { strokeDasharray: '4 5', opacity: 0.7 }),
      path('M206 166H394L378 330H222Z', paper(drawing)),
      line('M220 182H380M232 318H368', { colour: main, width: 2.4 }, { strokeDasharray: '11 7' }),
      printed(label, { y: 232, size: 44 }),
      line('M224 112L246 402', { colour: '#fff', width: 7 }, { opacity: 0.42 }),
    );
  },
});
