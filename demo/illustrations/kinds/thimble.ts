import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { dome, looseThread, metal } from '../light.ts';
import { circle, ellipse, group, line, path, times } from '../svg.ts';

export type ThimbleKind = 'metal' | 'silicone' | 'leather' | 'open' | 'adjustable';

const BODY = 'M-96 130L-76 -60C-70 -130 -40 -152 0 -152S70 -130 76 -60L96 130A96 26 0 0 1 -96 130Z';
const CROWN = 'M-86 40L-76 -60C-70 -130 -40 -152 0 -152S70 -130 76 -60L86 40A86 22 0 0 1 -86 40Z';

const dimplesOf = (drawing: Drawing, colour: string) =>
  drawing.pattern(
    { width: 21, height: 18 },
    circle({ x: 6, y: 5, r: 4 }, shaded(colour, 0.5), { opacity: 0.6 }) +
      circle({ x: 7, y: 6, r: 2.6 }, lit(colour, 0.5), { opacity: 0.6 }) +
      circle({ x: 16.5, y: 14, r: 4 }, shaded(colour, 0.5), { opacity: 0.6 }) +
      circle({ x: 17.5, y: 15, r: 2.6 }, lit(colour, 0.5), { opacity: 0.6 }),
  );

const rim = (colour: string) =>
  path('M-88 52A88 23 0 0 0 88 52L90 72A90 24 0 0 1 -90 72Z', lit(colour, 0.35), { opacity: 0.75 }) +
  path('M-96 130A96 26 0 0 0 96 130L98 142A98 27 0 0 1 -98 142Z', lit(colour, 0.2));

function soft(drawing: Drawing, colour: string): string {
  return drawing.linear([
    [0, shaded(colour, 0.26)],
    [0.3, lit(colour, 0.4)],
    [0.6, colour],
    [1, shaded(colour, 0.3)],
  ]);
}

function thimbleOf(drawing: Drawing, kind: ThimbleKind, colour: string): string {
  if (kind === 'silicone')
    return (
      path(BODY, soft(drawing, colour)) +
      line(
        times(7, (index) => `M${-70 + index * 5} ${-40 + index * 20}H${70 - index * 5}`),
        { colour: shaded(colour, 0.3), width: 6 },
        { opacity: 0.4 },
      ) +
      circle({ x: -30, y: -104, r: 22 }, '#ffffff', { opacity: 0.4 })
    );
  if (kind === 'leather')
    return (
      path(BODY, soft(drawing, colour)) +
      line('M0 -150V150', { colour: shaded(colour, 0.5), width: 5 }, { opacity: 0.6 }) +
      line('M-14 -140V146M14 -140V146', { colour: '#F3EBD8', width: 4 }, { strokeDasharray: '12 9' }) +
      circle({ x: 0, y: -96, r: 34 }, shaded(colour, 0.2), { opacity: 0.6 })
    );
  const top =
    kind === 'open'
      ? ellipse({ x: 0, y: -118, rx: 62, ry: 22 }, shaded(colour, 0.62)) +
        ellipse({ x: 0, y: -112, rx: 54, ry: 16 }, shaded(colour, 0.4))
      : '';
  const body = kind === 'open' ? 'M-96 130L-64 -118A62 22 0 0 1 64 -118L96 130A96 26 0 0 1 -96 130Z' : BODY;
  const crown = kind === 'open' ? 'M-86 40L-66 -100A66 20 0 0 0 66 -100L86 40A86 22 0 0 1 -86 40Z' : CROWN;
  return (
    path(body, metal(drawing, undefined, colour)) +
    top +
    path(crown, dimplesOf(drawing, colour)) +
    rim(colour) +
    (kind === 'adjustable' ? path('M20 150L26 -20H52L44 150Z', shaded(colour, 0.66)) : '') +
    line(
      'M-84 96A90 24 0 0 0 84 96',
      { colour: shaded(colour, 0.5), width: 2.4 },
      { strokeDasharray: '10 6', opacity: 0.7 },
    ) +
    (kind === 'open' ? '' : circle({ x: -30, y: -104, r: 16 }, dome(drawing, '#ffffff'), { opacity: 0.25 }))
  );
}

/** One thimble, with the thread that it works with. */
export const thimble = ({ kind, turn }: { kind: ThimbleKind; turn: number }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main, accent }) =>
    looseThread('M60 500C140 550 230 460 300 530S470 590 560 510', { colour: accent, width: 3.4 }) +
    group(
      { transform: `translate(300 288) rotate(${turn}) scale(1.42)`, ...drawing.dropShadow() },
      thimbleOf(drawing, kind, main),
    ),
});
