import { alignmentPositions, codewordsOf, sizeOf } from './codewords.ts';

/** Rows of modules, `true` for dark. */
export type QrCode = readonly (readonly boolean[])[];

type Module = { dark: boolean; isFixed: boolean };
type Grid = readonly Module[][];

/** Level L and mask 0, with their own error correction (ISO/IEC 18004, table C.1). */
const FORMAT = 0x77c4;
const VERSION_DIVISOR = 0x1f25;

/**
 * A text as a QR code (ISO/IEC 18004, bytes in UTF-8, level L); `null` for one of more than 520 bytes. The mask is
 * always the first one: which is the most even matters to print, and every reader reads them all.
 */
export function qrCode(text: string): QrCode | null {
  const content = codewordsOf(new TextEncoder().encode(text));
  if (content === null) return null;
  const size = sizeOf(content.version);
  const grid: Grid = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => ({ dark: false, isFixed: false })),
  );
  drawTiming(grid);
  drawFinders(grid);
  drawAlignments(grid, content.version);
  drawFormat(grid);
  drawVersion(grid, content.version);
  drawCodewords(grid, content.codewords);
  return grid.map((row) => row.map(({ dark }) => dark));
}

function set(grid: Grid, { x, y, dark }: { x: number; y: number; dark: boolean }): void {
  const module = grid[y]?.[x];
  if (module === undefined) return;
  module.dark = dark;
  module.isFixed = true;
}

function drawTiming(grid: Grid): void {
  for (let place = 0; place < grid.length; place += 1) {
    set(grid, { x: place, y: 6, dark: place % 2 === 0 });
    set(grid, { x: 6, y: place, dark: place % 2 === 0 });
  }
}

function drawFinders(grid: Grid): void {
  const far = grid.length - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const) {
    drawSquare(grid, { x, y, reach: 4, isDark: (ring) => ring !== 2 && ring !== 4 });
  }
}

function drawAlignments(grid: Grid, version: number): void {
  const positions = alignmentPositions(version);
  const last = positions.at(-1);
  for (const x of positions) {
    for (const y of positions) {
      const isInFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isInFinder) drawSquare(grid, { x, y, reach: 2, isDark: (ring) => ring !== 1 });
    }
  }
}

function drawSquare(
  grid: Grid,
  { x, y, reach, isDark }: { x: number; y: number; reach: number; isDark: (ring: number) => boolean },
): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      set(grid, { x: x + right, y: y + down, dark: isDark(ring) });
    }
  }
}

/** Twice, so that one may be dirty: around the first finder, past the timing lines, and split between the others. */
function drawFormat(grid: Grid): void {
  const size = grid.length;
  for (const [bit, y] of [0, 1, 2, 3, 4, 5, 7, 8].entries()) {
    const dark = isSet(FORMAT, bit);
    set(grid, { x: 8, y, dark });
    set(grid, { x: size - 1 - bit, y: 8, dark });
  }
  for (const [index, x] of [7, 5, 4, 3, 2, 1, 0].entries()) {
    const dark = isSet(FORMAT, 8 + index);
    set(grid, { x, y: 8, dark });
    set(grid, { x: 8, y: size - 7 + index, dark });
  }
  set(grid, { x: 8, y: size - 8, dark: true });
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  let remainder = version;
  for (let step = 0; step < 12; step += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> 11) * VERSION_DIVISOR);
  }
  const bits = (version << 12) | remainder;
  for (let bit = 0; bit < 18; bit += 1) {
    const far = grid.length - 11 + (bit % 3);
    const near = Math.floor(bit / 3);
    set(grid, { x: far, y: near, dark: isSet(bits, bit) });
    set(grid, { x: near, y: far, dark: isSet(bits, bit) });
  }
}

/** From the lower right, up and down in columns of two, around everything that has its place. */
function drawCodewords(grid: Grid, codewords: readonly number[]): void {
  let bit = 0;
  for (const { x, y } of zigzag(grid.length)) {
    const module = grid[y]?.[x];
    if (module === undefined || module.isFixed) continue;
    const isMasked = (x + y) % 2 === 0;
    module.dark = isSet(codewords[bit >>> 3] ?? 0, 7 - (bit & 7)) !== isMasked;
    bit += 1;
  }
}

function* zigzag(size: number): Generator<{ x: number; y: number }> {
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const column = size - 1 - 2 * pair;
    // The timing line has a column of its own.
    const right = column > 6 ? column : column - 1;
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      yield { x: right, y };
      yield { x: right - 1, y };
    }
  }
}

function isSet(value: number, bit: number): boolean {
  return ((value >>> bit) & 1) === 1;
}
