import { expect, test } from 'vitest';
import { bulkOfferNote } from './bulk-offer-note.ts';

const UNSEEN = 'La oferta por cantidad no se va a ver:';

test.each([
  ['a cheaper pack', { price: '100', packPrice: '540' }, 'Cada unidad queda a $ 90,00.', null],
  [
    'a dearer pack',
    { price: '100', packPrice: '900' },
    'Cada unidad queda a $ 150,00.',
    `${UNSEEN} así cada unidad queda a $ 150,00, y suelta cuesta $ 100,00.`,
  ],
  [
    'an equal pack',
    { price: '100', packPrice: '600' },
    'Cada unidad queda a $ 100,00.',
    `${UNSEEN} así cada unidad queda a $ 100,00, y suelta cuesta $ 100,00.`,
  ],
  [
    'a pack without a list price',
    { price: ' ', packPrice: '540' },
    'Cada unidad queda a $ 90,00.',
    `${UNSEEN} el producto no tiene precio de lista.`,
  ],
  ['an unreadable price', { price: '1,2,3', packPrice: '900' }, 'Cada unidad queda a $ 150,00.', null],
  ['no pack', { price: '100', packPrice: '' }, 'Van juntos, o ninguno de los dos.', null],
])(
  'the form says what %s comes to, and whether the shop shows it [GRID-010 PRICE-009 PRICE-014]',
  (_, typed, help, warning) => {
    const note = bulkOfferNote({ ...typed, minimumUnits: '6 unidades' });
    expect({ help: plain(note.help), warning: note.warning && plain(note.warning) }).toEqual({
      help,
      warning,
    });
  },
);

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
