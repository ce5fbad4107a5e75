import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCorrection } from './error-correction.ts';
import { qrCode } from './qr-code.ts';

/** As another program's reader reads it back. */
const HELLO_WORLD = `
  #######..#.##.#######
  #.....#..###..#.....#
  #.###.#.##.##.#.###.#
  #.###.#..#.#..#.###.#
  #.###.#...#.#.#.###.#
  #.....#.....#.#.....#
  #######.#.#.#.#######
  ........##.##........
  ###.########.##...#..
  #..##.....#...##...#.
  .######.#.#.##.######
  ###....#.##.....#..#.
  ##.##.###.#.#####.#..
  ........#..#.#....##.
  #######.#.##...##.###
  #.....#.#..##..#....#
  #.###.#.#..#..#.#.#..
  #.###.#..#.#..###.##.
  #.###.#.#...#.#.#.#.#
  #.....#.#..#....#..#.
  #######.#..##.##..###
`;

test('a code is the one that readers know', () => {
  const drawn = qrCode('HELLO WORLD')?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(drawn).toEqual(HELLO_WORLD.trim().split(/\s+/));
});

test('error correction is that of the standard’s example (HELLO WORLD, 1-M)', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('data with its error correction behind it leaves no remainder', () => {
  const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(bytes, fc.integer({ min: 7, max: 30 }), (data, length) => {
      const rest = errorCorrection([...data, ...errorCorrection(data, length)], length);
      expect(rest.every((byte) => byte === 0)).toBe(true);
    }),
  );
});

test.each([
  [17, 21],
  [18, 25],
  [106, 37],
  [107, 41],
  [230, 53],
  [231, 57],
  [520, 77],
])('%d bytes are a square of %d modules', (bytes, side) => {
  const code = qrCode('x'.repeat(bytes));
  expect([code?.length, new Set(code?.map(({ length }) => length))]).toEqual([side, new Set([side])]);
});

test('what is longer than the largest code here is none', () => {
  expect(qrCode('x'.repeat(521))).toBeNull();
});
