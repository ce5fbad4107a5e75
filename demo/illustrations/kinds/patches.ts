import { arranged } from '../arranged.ts';
import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { group, line, outlined, path, placed, rect } from '../svg.ts';
import { type Emblem, emblemOf } from './emblems.ts';

export type PatchCloth = 'suede' | 'corduroy' | 'twill' | 'denim' | 'leather';

const clothOf = (drawing: Drawing, cloth: PatchCloth, main: string) => {
  if (cloth === 'corduroy')
    return drawing.pattern(
      { width: 13, height: 13, turn: 0 },
      line('M3 0V13', { colour: lit(main, 0.4), width: 4 }, { opacity: 0.6 }) +
        line('M10 0V13', { colour: shaded(main, 0.5), width: 3 }, { opacity: 0.5 }),
    );
  if (cloth === 'denim' || cloth === 'twill')
    return drawing.pattern(
      { width: 6, height: 6, turn: 58 },
      line('M0 1.5h6', { colour: lit(main, 0.45), width: 1.5 }, { opacity: cloth === 'denim' ? 0.6 : 0.3 }) +
        line(
          'M0 4.5h6',
          { colour: shaded(main, 0.5), width: 1.4 },
          { opacity: cloth === 'denim' ? 0.45 : 0.22 },
        ),
    );
  if (cloth === 'leather')
    return drawing.pattern(
      { width: 16, height: 14, turn: 12 },
      line(
        'M2 3q4 4 0 8M9 1q3 5-1 9M14 5q-3 3 0 6',
        { colour: shaded(main, 0.45), width: 1.1 },
        { opacity: 0.4 },
      ),
    );
  return drawing.pattern(
    { width: 7, height: 7, turn: 24 },
    line('M1 2h2M4 5h2', { colour: lit(main, 0.5), width: 1.2 }, { opacity: 0.5 }) +
      line('M4 1h1.5M1 5.5h1.5', { colour: shaded(main, 0.5), width: 1.2 }, { opacity: 0.4 }),
  );
};

const lighting = (drawing: Drawing, main: string) =>
  drawing.linear(
    [
      [0, lit(main, 0.22)],
      [0.5, main],
      [1, shaded(main, 0.2)],
    ],
    DIAGONAL,
  );

type Pair = {
  readonly cloth: PatchCloth;
  readonly shape: 'oval' | 'knee';
  readonly size: number;
  /** Holes for sewing by hand; iron-on patches have none. */
  readonly isPunched?: boolean;
  readonly emblem?: Emblem;
};

/** A pair of patches for elbows or knees. */
export const patchPair = ({ cloth, shape, size, isPunched = true, emblem }: Pair): Illustration => ({
  view: 'flat',
  draw(drawing, { main, accent }) {
    const [nap, fill] = [clothOf(drawing, cloth, main), lighting(drawing, main)];
    const outline = (inset: number) => {
      const [rx, ry] = [112 - inset, 158 - inset];
      return shape === 'oval'
        ? `M0 ${-ry}A${rx} ${ry} 0 1 1 0 ${ry}A${rx} ${ry} 0 1 1 0 ${-ry}Z`
        : `M${-rx + 40} ${-ry}H${rx - 40}Q${rx} ${-ry} ${rx} ${-ry + 46}V${ry - 60}Q${rx} ${ry} 0 ${ry}T${-rx} ${ry - 60}V${-ry + 46}Q${-rx} ${-ry} ${-rx + 40} ${-ry}Z`;
    };
    const patch = (transform: string) =>
      placed(
        transform,
        group(drawing.dropShadow(), path(outline(0), fill)),
        path(outline(0), nap),
        isPunched
          ? line(outline(15), { colour: lit(accent, 0.2), width: 5 }, { strokeDasharray: '15 10' })
          : line(
              outline(7),
              { colour: lit(main, 0.3), width: 12 },
              { strokeDasharray: '3 2', strokeLinecap: 'butt' },
            ),
        emblem === undefined ? '' : placed('scale(1.3)', emblemOf(drawing, emblem, accent)),
      );
    const scale = 0.82 + size * 0.36;
    return (
      patch(`translate(404 330) rotate(20) scale(${scale})`) +
      patch(`translate(198 276) rotate(-14) scale(${scale})`)
    );
  },
});

export type Finish = 'ironOn' | 'sewOn' | 'worn' | 'topstitched';

type Size = { readonly width: number; readonly height: number };

function denimPatch(
  drawing: Drawing,
  { width, height }: Size,
  finish: Finish,
  { main, accent }: { main: string; accent: string },
): string {
  const twill = clothOf(drawing, 'denim', main);
  const worn = drawing.radial(
    [
      [0, lit(main, finish === 'worn' ? 0.62 : 0.24)],
      [0.6, main],
      [1, shaded(main, 0.14)],
    ],
    { x: 0.45, y: 0.42, r: 0.7 },
  );
  const at = { x: -width / 2, y: -height / 2, width, height, r: finish === 'ironOn' ? 22 : 8 };
  const seam = {
    x: at.x + 15,
    y: at.y + 15,
    width: width - 30,
    height: height - 30,
    r: finish === 'ironOn' ? 14 : 5,
  };
  const frayed = outlined(
    at,
    { colour: lit(main, 0.66), width: finish === 'worn' ? 16 : 9 },
    { strokeDasharray: '1.5 2.6' },
  );
  return (
    group(drawing.dropShadow(), finish === 'ironOn' ? '' : frayed, rect(at, worn)) +
    rect(at, twill) +
    (finish === 'topstitched'
      ? outlined(seam, { colour: accent, width: 4.4 }, { strokeDasharray: '13 8', strokeLinecap: 'round' }) +
        outlined(
          { ...seam, x: seam.x + 11, y: seam.y + 11, width: seam.width - 22, height: seam.height - 22 },
          { colour: accent, width: 4.4 },
          { strokeDasharray: '13 8', strokeLinecap: 'round' },
        )
      : '') +
    (finish === 'sewOn'
      ? outlined(seam, { colour: lit(main, 0.7), width: 2.4 }, { strokeDasharray: '5 6' })
      : '') +
    (finish === 'ironOn'
      ? path(`M${at.x + width} ${at.y + height - 74}V${at.y + height}H${at.x + width - 74}Z`, '#F4EEE0') +
        line(`M${at.x + width - 70} ${at.y + height - 6}L${at.x + width - 6} ${at.y + height - 70}`, {
          colour: '#D5CDBB',
          width: 3,
        })
      : '')
  );
}

/** One patch of denim in its measure, in centimetres. */
export const singleDenimPatch = ({ width, height, finish }: Size & { finish: Finish }): Illustration => ({
  view: 'flat',
  draw(drawing, colours) {
    const longest = Math.max(width, height);
    const scale = (250 + Math.min(1, (longest - 9) / 31) * 260) / longest;
    const size = { width: width * scale, height: height * scale };
    return placed('translate(300 300) rotate(-11)', denimPatch(drawing, size, finish, colours));
  },
});

/** A set of patches in several sizes and tones, as many as the pack holds. */
export const denimPatchSet = ({
  count,
  tones,
}: {
  count: number;
  tones: readonly string[];
}): Illustration => ({
  view: 'flat',
  draw: (drawing, { accent }) =>
    arranged(count, { width: 560, height: 560, radius: 112, turn: 14, fill: 0.98 }, (index) => {
      const [width = 180, height = 200] =
        [
          [190, 150],
          [150, 200],
          [170, 170],
          [200, 130],
        ][index % 4] ?? [];
      const finish = index % 3 === 0 ? 'topstitched' : index % 3 === 1 ? 'sewOn' : 'worn';
      return denimPatch(drawing, { width, height }, finish, {
        main: tones[index % tones.length] ?? '#4B6A90',
        accent,
      });
    }),
});
