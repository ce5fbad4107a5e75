/** The part of opentype.js that outlines need; the package ships without types. */
declare module 'opentype.js' {
  type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  type Path = {
    readonly commands: readonly PathCommand[];
    toPathData(decimals: number): string;
    getBoundingBox(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  };

  type Glyph = { readonly advanceWidth: number; getPath(x: number, y: number, size: number): Path };

  type Font = { readonly unitsPerEm: number; charToGlyph(character: string): Glyph };

  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
