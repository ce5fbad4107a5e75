import { errorCorrection } from './error-correction.ts';

/** Error correction of level L, for versions 1, 2, …: bytes of it in each block, and how many blocks there are. */
const CORRECTION_BYTES = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

type Layout = {
  readonly version: number;
  readonly blocks: number;
  readonly correction: number;
  readonly data: number;
};

/** The smallest version that holds so many bytes, and what goes into it; `null` when there are too many. */
export function codewordsOf(bytes: Uint8Array): { version: number; codewords: number[] } | null {
  const layout = BLOCKS.keys()
    .map((index) => layoutOf(index + 1))
    .find(({ version, data }) => 4 + lengthBits(version) + 8 * bytes.length <= 8 * data);
  if (layout === undefined) return null;
  return { version: layout.version, codewords: interleaved(dataOf(bytes, layout), layout) };
}

/** In modules, of a side. */
export function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** Where the middles of the small squares stand, in both directions. */
export function alignmentPositions(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  const others = Array.from({ length: count - 1 }, (_, index) => last - index * step);
  return [6, ...others.reverse()];
}

function layoutOf(version: number): Layout {
  const blocks = BLOCKS[version - 1] ?? 0;
  const correction = CORRECTION_BYTES[version - 1] ?? 0;
  return { version, blocks, correction, data: allBytes(version) - blocks * correction };
}

/** What is left of the square when everything that is not data has its place. */
function allBytes(version: number): number {
  const size = sizeOf(version);
  const alignments = alignmentPositions(version).length;
  const small = alignments === 0 ? 0 : (alignments ** 2 - 3) * 25 - (alignments - 2) * 10;
  const timing = 2 * (size - 16);
  const versions = version < 7 ? 0 : 36;
  return Math.floor((size ** 2 - 3 * 64 - timing - small - 31 - versions) / 8);
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function dataOf(bytes: Uint8Array, { version, data }: Layout): number[] {
  const bits = [
    binary(BYTE_MODE, 4),
    binary(bytes.length, lengthBits(version)),
    ...Array.from(bytes, (byte) => binary(byte, 8)),
    '0000',
  ].join('');
  const whole = bits.match(/.{1,8}/g) ?? [];
  const filled = whole.slice(0, data).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const padding = Array.from({ length: data - filled.length }, (_, index) => PADDING[index % 2] ?? 0);
  return [...filled, ...padding];
}

function binary(value: number, digits: number): string {
  return value.toString(2).padStart(digits, '0');
}

/** Blocks as equal as they can be, the longer ones last; then the first byte of each, the second of each, … */
function interleaved(data: readonly number[], { blocks, correction }: Layout): number[] {
  const shorter = Math.floor(data.length / blocks);
  const longerFrom = blocks - (data.length % blocks);
  const parts = Array.from({ length: blocks }, (_, block) => {
    const start = block * shorter + Math.max(0, block - longerFrom);
    return data.slice(start, start + shorter + (block >= longerFrom ? 1 : 0));
  });
  return [...columns(parts), ...columns(parts.map((part) => errorCorrection(part, correction)))];
}

function columns(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
}
