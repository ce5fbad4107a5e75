import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, type Drawing } from '../drawing.ts';
import type { Colours, Illustration } from '../illustration.ts';
import { contactShadow, cylinder, metal } from '../light.ts';
import { centredText } from '../outline-text.ts';
import { ellipse, line, path, rect, ring, times } from '../svg.ts';

const INK = '#1b1e33';

type Label = { readonly title: string; readonly subtitle: string };

const paper = (drawing: Drawing) =>
  drawing.linear([
    [0, '#d9d2c2'],
    [0.2, '#fffdf6'],
    [0.6, '#f6f1e4'],
    [1, '#cfc7b5'],
  ]);

function nozzleBottle(drawing: Drawing, { main, accent }: Colours, { title, subtitle }: Label): string {
  const body = 'M206 250Q206 206 250 204H350Q394 206 394 250V480Q394 506 366 506H234Q206 506 206 480Z';
  const liquid = drawing.linear([
    [0, shaded(accent, 0.25)],
    [0.12, lit(accent, 0.25)],
    [0.26, lit(accent, 0.62)],
    [0.4, lit(accent, 0.15)],
    [0.75, accent],
    [0.92, shaded(accent, 0.28)],
    [1, shaded(accent, 0.08)],
  ]);
  const grooves = times(7, (index) =>
    line(`M${274 + index * 8.6} 120v40`, { colour: shaded(main, 0.5), width: 1.6 }, { opacity: 0.4 }),
  );
  return (
    contactShadow(drawing, { x: 330, y: 500, rx: 170, ry: 30 }) +
    path(
      'M246 208C246 186 268 184 274 160H326C332 184 354 186 354 208',
      cylinder(drawing, lit(accent, 0.2)),
    ) +
    path('M282 118L291 24Q300 16 309 24L318 118Z', cylinder(drawing, main)) +
    rect({ x: 268, y: 114, width: 64, height: 52, r: 7 }, cylinder(drawing, main)) +
    grooves +
    path(body, liquid) +
    path('M206 272H394V452H206Z', paper(drawing)) +
    rect({ x: 206, y: 272, width: 188, height: 14 }, main) +
    rect({ x: 206, y: 438, width: 188, height: 14 }, main) +
    line('M222 298H378M222 426H378', { colour: main, width: 2.2 }, { strokeDasharray: '11 7' }) +
    centredText({ text: title, face: 'piazzolla-700', size: 46, x: 300, y: 356, fill: INK }) +
    centredText({
      text: subtitle,
      face: 'archivo-600',
      size: 16,
      letterSpacing: 1.1,
      x: 300,
      y: 390,
      fill: INK,
    }) +
    line('M228 226V488', { colour: '#fff', width: 7 }, { opacity: 0.5 })
  );
}

const bottleLabelled = (label: Label): Illustration => ({
  view: 'standing',
  draw: (drawing, colours) => nozzleBottle(drawing, colours, label),
});

export const oilBottle = bottleLabelled({ title: 'Aceite', subtitle: 'PARA MÁQUINAS' });
export const glueBottle = bottleLabelled({ title: 'Pega', subtitle: 'TELA Y CUERO' });
export const siliconeBottle = bottleLabelled({ title: 'Silicona', subtitle: 'LÍQUIDA · TEXTIL' });

const sprayCan = (label: Label): Illustration => ({
  view: 'standing',
  draw(drawing, { main, accent }) {
    const can = 'M196 190Q196 176 206 172H394Q404 176 404 190V496A104 22 0 0 1 196 496Z';
    const shoulder = 'M206 174C210 140 246 128 254 122H346C354 128 390 140 394 174A94 18 0 0 1 206 174Z';
    const steel = metal(drawing, ACROSS, '#C9CCD4');
    return (
      contactShadow(drawing, { x: 336, y: 506, rx: 190, ry: 30 }) +
      path(can, cylinder(drawing, main)) +
      path('M196 490A104 22 0 0 0 404 490V502A104 22 0 0 1 196 502Z', steel) +
      path(shoulder, steel) +
      path(
        'M254 124V72Q254 56 270 56H330Q346 56 346 72V124A46 10 0 0 1 254 124Z',
        cylinder(drawing, accent),
      ) +
      ellipse({ x: 300, y: 58, rx: 40, ry: 8 }, lit(accent, 0.4)) +
      ring({ x: 286, y: 90, r: 10 }, { colour: shaded(accent, 0.4), width: 3 }) +
      ellipse({ x: 286, y: 90, rx: 4, ry: 4 }, '#1b1230') +
      path('M196 244A104 20 0 0 0 404 244V430A104 20 0 0 1 196 430Z', paper(drawing)) +
      path('M196 244A104 20 0 0 0 404 244V258A104 20 0 0 1 196 258Z', accent) +
      line(
        'M204 284A104 18 0 0 0 396 284M204 424A104 18 0 0 0 396 424',
        { colour: main, width: 2.4 },
        { strokeDasharray: '11 7' },
      ) +
      centredText({ text: label.title, face: 'piazzolla-700', size: 44, x: 300, y: 368, fill: INK }) +
      centredText({
        text: label.subtitle,
        face: 'archivo-600',
        size: 16,
        letterSpacing: 1.1,
        x: 300,
        y: 398,
        fill: INK,
      }) +
      line('M222 196V480', { colour: '#fff', width: 7 }, { opacity: 0.4 })
    );
  },
});

export const glueSpray = sprayCan({ title: 'Adhesivo', subtitle: 'TEXTIL EN SPRAY' });
export const siliconeSpray = sprayCan({ title: 'Silicona', subtitle: 'LUBRICANTE EN SPRAY' });

/** A soft tube that stands on its cap. */
export const glueTube: Illustration = {
  view: 'standing',
  draw(drawing, { main, accent }) {
    const tube = 'M196 96H404L372 408Q370 424 352 426H248Q230 424 228 408Z';
    const fold = drawing.linear([
      [0, shaded(main, 0.2)],
      [0.3, lit(main, 0.3)],
      [1, shaded(main, 0.24)],
    ]);
    return (
      contactShadow(drawing, { x: 330, y: 504, rx: 150, ry: 28 }) +
      path('M248 424H352V486Q352 506 332 506H268Q248 506 248 486Z', cylinder(drawing, accent)) +
      times(8, (index) =>
        line(`M${259 + index * 12} 438V494`, { colour: shaded(accent, 0.5), width: 2 }, { opacity: 0.35 }),
      ) +
      path(tube, cylinder(drawing, main)) +
      rect({ x: 190, y: 70, width: 220, height: 34, r: 3 }, fold) +
      line(
        'M200 87H400',
        { colour: shaded(main, 0.35), width: 2 },
        { strokeDasharray: '4 5', opacity: 0.7 },
      ) +
      path('M206 176H394L380 320H220Z', paper(drawing)) +
      line('M220 194H380M230 306H370', { colour: main, width: 2.4 }, { strokeDasharray: '11 7' }) +
      centredText({ text: 'Pega', face: 'piazzolla-700', size: 50, x: 300, y: 252, fill: INK }) +
      centredText({
        text: 'STRASS Y GALONES',
        face: 'archivo-600',
        size: 13,
        letterSpacing: 0.6,
        x: 300,
        y: 284,
        fill: INK,
      }) +
      line('M224 112L246 402', { colour: '#fff', width: 7 }, { opacity: 0.42 })
    );
  },
};
