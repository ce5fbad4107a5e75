import { describe, expect, test } from 'vitest';
import { A4, fitsOnPaper, LABEL_SHEETS, labelCorner, labelsOnSheet, sheetsOf } from './label-sheet.ts';

describe.each(LABEL_SHEETS)('a sheet of $columns by $rows', (sheet) => {
  test('has all its labels on the paper, none over another [LABEL-002]', () => {
    expect(fitsOnPaper(sheet, sheet.margins)).toBe(true);
    const last = labelCorner(sheet, sheet.margins, labelsOnSheet(sheet) - 1);
    // What is left at both edges is the same, as on the stationer's sheet.
    expect(A4.width - last.x - sheet.width).toBeCloseTo(sheet.margins.left, 6);
    expect(A4.height - last.y - sheet.height).toBeCloseTo(sheet.margins.top, 6);
  });

  test('is refused when its margins push it over the edge [LABEL-002]', () => {
    const moved = { ...sheet.margins, left: sheet.margins.left + 20 };
    expect(fitsOnPaper(sheet, moved)).toBe(false);
  });
});

test('a label is found by its place, with margins and gaps of the shop’s own [LABEL-002]', () => {
  const [sheet] = LABEL_SHEETS;
  const margins = { left: 2, top: 3, across: 0.5, down: 1 };
  expect(labelCorner(sheet, margins, 0)).toEqual({ x: 2, y: 3 });
  expect(labelCorner(sheet, margins, 4)).toEqual({ x: 2 + 70.5, y: 3 + 38 });
});

test('places that are used up stay free on the first sheet alone [LABEL-002]', () => {
  const grid = { columns: 2, rows: 2 };
  expect(sheetsOf(['a', 'b', 'c'], grid, 3)).toEqual([
    [null, null, null, 'a'],
    ['b', 'c'],
  ]);
  expect(sheetsOf([], grid, 3)).toEqual([]);
});
