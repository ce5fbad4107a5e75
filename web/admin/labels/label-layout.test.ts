import { expect, test } from 'vitest';
import { LABEL_SHEETS } from '#domain/labels/label-sheet.ts';
import { SINGLE_LABELS } from '#domain/labels/single-label.ts';
import { barsOf, moduleWidth } from './bars.ts';
import { labelLayout } from './label-layout.ts';

const EAN = barsOf('4006381333931');

test.each([...LABEL_SHEETS, ...SINGLE_LABELS])(
  'an EAN-13 is readable on a label of $width mm [LABEL-002]',
  ({ width }) => {
    const { codeRoom } = labelLayout({ width, bars: EAN, hasNet: true, paper: 'sheet' });
    expect(moduleWidth(EAN, codeRoom)).not.toBeNull();
  },
);

test('a code that is too long to stand beside the price gets a line of its own [LABEL-002]', () => {
  expect(labelLayout({ width: 70, bars: EAN, hasNet: true, paper: 'sheet' }).code).toBe('beside-price');
  expect(labelLayout({ width: 70, bars: barsOf('HIL-500/az'), hasNet: true, paper: 'sheet' }).code).toBe(
    'beside-net',
  );
  expect(
    labelLayout({ width: 70, bars: barsOf('HIL-500/azul-francia'), hasNet: true, paper: 'sheet' }).code,
  ).toBe('below');
});

test('a narrow label gives the code all its width before its bars get too thin [LABEL-002]', () => {
  expect(labelLayout({ width: 50, bars: EAN, hasNet: true, paper: 'sheet' })).toMatchObject({
    code: 'below',
    codeRoom: 46.8,
  });
  expect(labelLayout({ width: 50, bars: EAN, hasNet: false, paper: 'sheet' }).code).toBe('beside-net');
});

test.each(SINGLE_LABELS)(
  'on a roll of $width mm a module is three dots of the printer [LABEL-002]',
  ({ width }) => {
    const { codeRoom } = labelLayout({ width, bars: EAN, hasNet: true, paper: 'roll' });
    expect(moduleWidth(EAN, codeRoom)).toBe(0.375);
  },
);
