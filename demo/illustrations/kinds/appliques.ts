import { lit, shaded } from '../colour-mixing.ts';
import type { Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { band, group, line, path, placed, times } from '../svg.ts';

const PETALS = '#F3EFE4';
const LEAF = '#4F7A5B';
const HEART = 'M0 128C-150 30-148-96-70-104C-26-108-4-76 0-56C4-76 26-108 70-104C148-96 150 30 0 128Z';

const embroidery = (drawing: Drawing) =>
  drawing.pattern(
    { width: 5, height: 5, turn: 38 },
    line('M0 1h5', { colour: '#fff', width: 1.4 }, { strokeOpacity: 0.26 }) +
      line('M0 3.4h5', { colour: '#1b1230', width: 1.1 }, { strokeOpacity: 0.2 }),
  );

/** A shape filled with satin stitch inside a thick, overcast border. */
function embroidered(
  drawing: Drawing,
  d: string,
  { colour, border }: { colour: string; border: number },
): string {
  const joined = { strokeLinejoin: 'round' };
  return (
    group(
      drawing.dropShadow(),
      path(d, colour),
      band(d, { colour: shaded(colour, 0.14), width: border }, joined),
    ) +
    path(d, embroidery(drawing)) +
    band(d, { colour: lit(colour, 0.2), width: border }, { ...joined, strokeDasharray: '3 2' }) +
    band(
      d,
      { colour: '#fff', width: border * 0.3 },
      { strokeOpacity: 0.28, strokeDasharray: '3 2', transform: 'translate(-2 -3)' },
    )
  );
}

function starPath(): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 96 : 42;
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    return `${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  });
  return `M${corners.join('L')}Z`;
}

function flower(drawing: Drawing, heart: string): string {
  const petal = embroidered(drawing, 'M0-14C-34-40-32-92 0-98C32-92 34-40 0-14Z', {
    colour: PETALS,
    border: 9,
  });
  return (
    times(6, (index) => placed(`rotate(${index * 60})`, petal)) +
    embroidered(drawing, 'M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0Z', { colour: heart, border: 10 })
  );
}

export const appliques: Illustration = {
  view: 'flat',
  draw: (drawing, { main, accent }) =>
    placed(
      'translate(236 236) rotate(-12) scale(1.28)',
      embroidered(drawing, HEART, { colour: main, border: 24 }),
    ) +
    placed(
      'translate(462 424) rotate(10)',
      embroidered(drawing, starPath(), { colour: accent, border: 18 }),
    ) +
    placed('translate(168 468) scale(.86)', flower(drawing, accent)) +
    placed(
      'translate(452 160) rotate(8) scale(.9)',
      embroidered(drawing, 'M-40 0C-20-40 50-50 90-70C84-20 40 30-40 0Z', { colour: LEAF, border: 12 }),
    ),
};
