import { shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { circle, group, line, path, placed, rect } from '../svg.ts';
import { MOTIFS, type Motif } from './lace-motifs.ts';
import { type Edge, LEFT, layout, RIGHT, repeats, type Strip, shapeOf } from './lace-strip.ts';

type Ground = 'net' | 'bars' | 'tulle' | 'none';

type Lace = {
  /** In centimetres: wide lace shows one length, narrow lace several. */
  readonly width: number;
  readonly motif: Motif;
  readonly ground?: Ground;
  readonly edge?: Edge;
  /** The width of one repeat as a share of the lace's width. */
  readonly repeat?: number;
  /** Slots for a ribbon. */
  readonly isBeaded?: boolean;
  /** Turns of the motif and the whole, so that laces of one kind differ. */
  readonly tilt?: number;
};

function groundOf(
  drawing: Drawing,
  ground: Ground,
  { shape, colour }: { shape: string; colour: string },
): string {
  const thread = { colour, width: 1.5 };
  if (ground === 'none') return '';
  if (ground === 'tulle') {
    const mesh = drawing.pattern(
      { width: 9, height: 9, turn: 45 },
      line('M0 0H9M0 0V9', { colour, width: 1 }),
    );
    return path(shape, colour, { opacity: 0.2 }) + path(shape, mesh, { opacity: 0.55 });
  }
  if (ground === 'bars') {
    const bars = drawing.pattern(
      { width: 30, height: 30, turn: 30 },
      line('M0 0L30 30M30 0L0 30', { colour, width: 3 }) + circle({ x: 15, y: 15, r: 3.4 }, colour),
    );
    return path(shape, bars, { opacity: 0.85 });
  }
  const net = drawing.pattern({ width: 15, height: 20 }, line('M0 0L7.5 10 0 20M15 0L7.5 10 15 20', thread));
  return path(shape, colour, { opacity: 0.26 }) + path(shape, net, { opacity: 0.75 });
}

const picots = ({ top, height, step, edge }: Strip, colour: string): string => {
  if (edge === 'straight' || edge === 'waves') return '';
  const count = Math.max(5, Math.round(step / 15));
  return repeats(step)
    .flatMap((x) =>
      Array.from({ length: count }, (_, index) => {
        const share = (index + 0.5) / count;
        const waist = top + height * 0.62;
        const [px, py] =
          edge === 'points'
            ? [x + step * share, waist + height * 0.38 * (1 - Math.abs(share * 2 - 1))]
            : [
                x + step / 2 - Math.cos(Math.PI * share) * step * 0.5,
                waist + Math.sin(Math.PI * share) * height * 0.38,
              ];
        return circle({ x: px, y: py + 4, r: 4.2 }, colour);
      }),
    )
    .join('');
};

function slots({ top, height, step }: Strip, colour: string): string {
  const width = 15;
  return (
    rect({ x: LEFT, y: top + height * 0.36, width: 1000, height: height * 0.28 }, colour, { opacity: 0.4 }) +
    repeats(step / 3)
      .map((x) => rect({ x: x + 8, y: top + height * 0.37, width, height: height * 0.26, r: 4 }, colour))
      .join('')
  );
}

function lengthOf(drawing: Drawing, lace: Lace, strip: Strip, colour: string): string {
  const { top, height, step, edge } = strip;
  const { motif, ground = 'net', isBeaded = false } = lace;
  const shape = shapeOf(strip);
  const inner = edge === 'straight' ? 0.5 : 0.56;
  const size = Math.min(step * 0.92, height * (isBeaded ? 0.3 : 0.62)) / 100;
  const motifs = repeats(step).map((x) => {
    const cx = x + step / 2;
    if (!isBeaded)
      return path(MOTIFS[motif], colour, {
        transform: `translate(${cx} ${top + height * inner}) scale(${size})`,
      });
    return [0.19, 0.81]
      .map((share) =>
        path(MOTIFS[motif], colour, { transform: `translate(${cx} ${top + height * share}) scale(${size})` }),
      )
      .join('');
  });
  const outline = { colour, width: Math.max(3.4, height * 0.024) };
  return (
    group(
      drawing.dropShadow('small'),
      groundOf(drawing, ground, { shape, colour }),
      isBeaded ? slots(strip, colour) : '',
      rect({ x: LEFT, y: top, width: 1000, height: Math.max(7, height * 0.06), r: 2 }, colour),
      edge === 'straight'
        ? rect(
            { x: LEFT, y: top + height - 8, width: 1000, height: Math.max(7, height * 0.05), r: 2 },
            colour,
          )
        : line(shape, outline),
      ...motifs,
      picots(strip, colour),
    ) +
    line(
      `M${LEFT} ${top + Math.max(7, height * 0.06) / 2}H${RIGHT}`,
      { colour: shaded(colour, 0.3), width: 1.4 },
      { strokeDasharray: '7 5', opacity: 0.5 },
    ) +
    motifs
      .map((drawn) =>
        group(
          { opacity: 0.22, transform: 'translate(1.4 1.8)' },
          drawn.replaceAll(colour, shaded(colour, 0.5)),
        ),
      )
      .join('')
  );
}

/** Lengths of lace across the picture. */
export const lace = (drawn: Lace): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const { height, tops } = layout(drawn.width);
    const step = Math.max(44, height * (drawn.repeat ?? 0.7));
    const edge = drawn.edge ?? 'scallops';
    const lengths = tops.map((top) => lengthOf(drawing, drawn, { top, height, step, edge }, main));
    return placed(`rotate(${drawn.tilt ?? -14} 300 300)`, ...lengths);
  },
});
