import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { type Attributes, path } from './svg.ts';

type Font = ReturnType<typeof opentype.parse>;

/** An upright Latin `@fontsource` family in one weight. */
export type Face = `${'piazzolla' | 'archivo'}-${400 | 500 | 600 | 700 | 800 | 900}`;

type Lettering = {
  readonly text: string;
  readonly face: Face;
  /** Font size, in the picture's units. */
  readonly size: number;
  readonly letterSpacing?: number;
};

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const [family, weight] = face.split('-');
  const bytes = readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  fonts.set(face, font);
  return font;
}

type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

type Outlines = { readonly d: string; readonly width: number; readonly bounds: Bounds };

const NOTHING: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The outlines of a text whose baseline starts at 0, 0; its advance width and the box of its ink. */
export function outlines({ text, face, size, letterSpacing = 0 }: Lettering): Outlines {
  const font = fontOf(face);
  let width = -letterSpacing;
  let d = '';
  let bounds = NOTHING;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    const shape = glyph.getPath(width + letterSpacing, 0, size);
    d += shape.toPathData(1);
    if (shape.commands.length > 0) bounds = around(bounds, shape.getBoundingBox());
    width += letterSpacing + (glyph.advanceWidth / font.unitsPerEm) * size;
  }
  return { d, width, bounds };
}

type Box = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

const around = ({ left, top, right, bottom }: Bounds, { x1, y1, x2, y2 }: Box): Bounds => ({
  left: Math.min(left, x1),
  top: Math.min(top, y1),
  right: Math.max(right, x2),
  bottom: Math.max(bottom, y2),
});

/** Text as shapes, centred on `x`, so that no picture depends on installed fonts. */
export function centredText(
  { x, y, fill, ...lettering }: Lettering & { x: number; y: number; fill: string },
  more: Attributes = {},
): string {
  const { d, width } = outlines(lettering);
  return path(d, fill, { transform: `translate(${x - width / 2} ${y})`, ...more });
}
