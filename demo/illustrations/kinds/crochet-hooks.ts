import { arranged, inRows } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { ACROSS, DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { metal } from '../light.ts';
import { group, line, outlined, path, placed, rect } from '../svg.ts';
import { rod } from './knitting-needles.ts';

export type HookMake = 'aluminium' | 'rubber' | 'bamboo' | 'steel' | 'lit' | 'ergonomic';

const HOOK_HEAD = 'M-8 -120V-206C-8 -236 14 -240 14 -218C14 -208 8 -204 2 -196C6 -190 8 -184 8 -176V-120Z';

function crochetHook(drawing: Drawing, make: HookMake, colour: string): string {
  const shaft =
    make === 'bamboo'
      ? rod(drawing, '#D9B074')
      : metal(drawing, ACROSS, make === 'aluminium' ? colour : undefined);
  const head = path(HOOK_HEAD, make === 'lit' ? '#FFF3C4' : shaft);
  const glow =
    make === 'lit' ? line('M0 -216V-150', { colour: '#FFE9A0', width: 34 }, { opacity: 0.35 }) : '';
  const grip = rod(drawing, colour);
  if (make === 'aluminium' || make === 'bamboo' || make === 'steel') {
    const slim = make === 'steel' ? 0.6 : 1;
    return placed(
      `scale(${slim} 1)`,
      path('M-8 200Q0 212 8 200V-130H-8Z', shaft),
      head,
      ellipseMark(make === 'bamboo' ? '#A37A42' : shaded(colour, 0.3)),
      line('M-4 -190V180', { colour: '#fff', width: 1.8 }, { opacity: 0.6 }),
    );
  }
  const handle =
    make === 'ergonomic'
      ? 'M-14 20Q-24 0-12-24H12Q22-4 20 24C18 60 34 90 30 130C28 180 14 214 0 214S-26 190-26 140C-26 100-10 60-14 20Z'
      : 'M-15 30Q-20 10-12-20H12Q20 10 15 30L13 190Q13 212 0 212T-13 190Z';
  return (
    glow +
    head +
    path('M-8 40V-130H8V40Z', shaft) +
    path(handle, grip) +
    path('M-9 8a9 20 0 1 0 18 0a9 20 0 1 0-18 0Z', shaded(colour, 0.3), { opacity: 0.5 }) +
    line('M-7 60V180', { colour: lit(colour, 0.7), width: 3 }, { opacity: 0.6 }) +
    line('M-4 -190V-30', { colour: '#fff', width: 1.8 }, { opacity: 0.7 })
  );
}

/** The flattened place for the thumb. */
const ellipseMark = (colour: string) =>
  path('M-6 0a6 34 0 1 0 12 0a6 34 0 1 0-12 0Z', colour, { opacity: 0.5 });

/** One crochet hook across the picture. */
export const singleHook = ({ make }: { make: HookMake }): Illustration => ({
  view: 'flat',
  draw: (drawing, { main }) =>
    group(
      { transform: 'translate(300 310) rotate(38) scale(1.36 1.2)', ...drawing.dropShadow() },
      crochetHook(drawing, make, main),
    ),
});

const HOOK_COLOURS = ['#D3216F', '#1D5AC4', '#13804A', '#EE7B22', '#6B3D8F', '#1DA7B0', '#CE1B2B', '#CF9A1E'];

/** Small things that complete a large set: stitch markers and a yarn needle. */
function marker(colour: string): string {
  return (
    line('M-40 30C-60-10-30-60 10-50S60 0 30 34', { colour: shaded(colour, 0.2), width: 15 }) +
    line('M-40 30C-60-10-30-60 10-50S60 0 30 34', { colour, width: 10 })
  );
}

type HookSet = { readonly count: number; readonly hooks: number; readonly hasCase: boolean };

/** A set of hooks, each piece drawn: those of a large set lie in their case with markers. */
export const hookSet = ({ count, hooks, hasCase }: HookSet): Illustration => ({
  view: 'flat',
  draw(drawing, { main }) {
    const extras = count - hooks;
    const drawn = (area: { width: number; height: number; y: number }) =>
      inRows(hooks, { ...area, x: 300 }, 1)
        .map(({ x, index }) => {
          const scale = Math.min(1, area.height / 470);
          const slim = 0.6 + (index / Math.max(1, hooks - 1)) * 0.7;
          return placed(
            `translate(${x} ${area.y}) scale(${scale * slim * (hooks > 10 ? 0.9 : 1.1)} ${scale})`,
            crochetHook(drawing, 'rubber', HOOK_COLOURS[index % HOOK_COLOURS.length] ?? main),
          );
        })
        .join('');
    if (!hasCase) {
      return placed(
        'rotate(9 300 300)',
        group(drawing.dropShadow(), drawn({ width: hooks * (hooks > 8 ? 46 : 70), height: 480, y: 310 })),
      );
    }
    const rows = Math.ceil(extras / 11);
    const pieces = arranged(
      extras,
      { width: 430, height: rows * 44, y: 504 - rows * 18, radius: 62, turn: 60, rows },
      (index) => marker(HOOK_COLOURS[index % HOOK_COLOURS.length] ?? main),
    );
    const lid = drawing.linear(
      [
        [0, lit(main, 0.14)],
        [1, shaded(main, 0.2)],
      ],
      DIAGONAL,
    );
    return placed(
      'rotate(-4 300 300)',
      group(drawing.dropShadow(), rect({ x: 44, y: 46, width: 512, height: 508, r: 26 }, lid)),
      rect({ x: 66, y: 66, width: 468, height: 468, r: 14 }, '#F4EEE0'),
      line('M76 300H524', { colour: shaded(main, 0.1), width: 26 }, { strokeLinecap: 'butt', opacity: 0.85 }),
      outlined(
        { x: 56, y: 58, width: 488, height: 484, r: 20 },
        { colour: lit(main, 0.7), width: 2.6 },
        { strokeDasharray: '11 7' },
      ),
      group(drawing.dropShadow('small'), drawn({ width: 430, height: 350 - rows * 10, y: 258 })),
      group(drawing.dropShadow('small'), pieces),
    );
  },
});
