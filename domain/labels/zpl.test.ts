import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { centavos } from '../money/centavos.ts';
import type { Label } from './label.ts';
import { zplOf } from './zpl.ts';

const SIZE = { key: '50x25', width: 50, height: 25 };
const ALL = { brand: true, variant: true, price: true, netPrice: true };

const LABEL: Label = {
  brand: 'Norte',
  name: 'Cono de hilo poliéster 120 × 5.000 m',
  variant: 'Negro',
  price: centavos(835_000),
  vat: '21',
  saleUnit: BY_PIECE,
  barCode: '2000000113098',
};

test('a label has its size in dots, its price, and a code without the digit that the printer adds [LABEL-002]', () => {
  const zpl = zplOf([{ label: LABEL, count: 3 }], { size: SIZE, parts: ALL });
  expect(zpl).toContain('^PW400^LL200');
  expect(zpl).toContain('^FD$\u00a08.350^FS');
  expect(zpl).toContain('Sin imp. nac. $\u00a06.900,83');
  expect(zpl).toMatch(/\^BEN,\d+,Y,N\^FH_\^FD200000011309\^FS/);
  expect(zpl).toMatch(/\^PQ3\^XZ\n$/);
});

test('a name can give the printer no command, and a part that is off is not printed [LABEL-002]', () => {
  const label = { ...LABEL, name: '^XZ~JR_evil\\', barCode: 'LEC-1^XA' };
  const zpl = zplOf([{ label, count: 1 }], { size: SIZE, parts: { ...ALL, price: false, netPrice: false } });
  expect(zpl.match(/\^XZ/g)).toHaveLength(1);
  expect(zpl).not.toContain('~');
  expect(zpl).toContain('^FD_5EXZ_7EJR_5Fevil_5C^FS');
  expect(zpl).toContain('^FDLEC-1_5EXA^FS');
  expect(zpl).not.toContain('8.350');
});
