import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_EXTRAS } from '../cart/line-extras.ts';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { type ChatOrder, orderChatText } from './order-chat-text.ts';

const PIECES = { saleUnit: BY_PIECE, extras: NO_EXTRAS };

const order: ChatOrder = {
  orderNumber: 7,
  lines: [
    {
      brand: 'Hilván',
      name: 'Hilo',
      ...PIECES,
      units: 3,
      variants: [
        { label: 'Rojo', units: 2 },
        { label: 'Azul', units: 1 },
      ],
    },
    { ...PIECES, brand: '', name: '', units: 1, variants: [] },
  ],
  total: pesos(4850),
  hasUnpriced: true,
  link: 'https://casahilvan.example/pedido/abcdefghijklmnopqrstuv',
};

test('the chat names the order, its lines and its total [QUOTE-011]', () => {
  expect(orderChatText(order)).toBe(
    [
      'Hola, hice el pedido n.º 7:',
      '- Hilván Hilo: Rojo × 2, Azul × 1',
      '- Producto: 1 unidad',
      'Total: $\u00a04.850, más lo que tiene precio a consultar',
    ].join('\n'),
  );
});

const longLine = {
  ...PIECES,
  brand: 'Telar',
  name: 'Cinta',
  units: 2,
  variants: [{ label: 'x'.repeat(84), units: 2 }],
};

test('1,800 letters are whole, and one more is shortened with the link [QUOTE-011]', () => {
  const lines = Array.from({ length: 17 }, () => longLine);
  const short = { ...order, hasUnpriced: false, lines };
  const missing = 1800 - orderChatText(short).length;
  const filled = (letters: number) => ({
    ...short,
    lines: [{ ...longLine, name: 'c'.repeat(5 + letters) }, ...lines.slice(1)],
  });
  expect(missing).toBeGreaterThan(0);
  expect(orderChatText(filled(missing))).toHaveLength(1800);
  const shortened = orderChatText(filled(missing + 1));
  expect(shortened).toContain(`y 2 productos más: ${order.link}\nTotal: $\u00a04.850`);
  expect(shortened.length).toBeLessThan(1800);
});

test('however long, a shortened text names how many products it leaves out [QUOTE-011]', () => {
  const name = fc.string({ maxLength: 120 }).map((text) => text.replaceAll('\n', ' '));
  const line = fc.record({
    brand: name,
    name,
    units: fc.integer({ min: 1, max: 9999 }),
    variants: fc.constant([]),
    saleUnit: fc.constant(BY_PIECE),
    extras: fc.constant(NO_EXTRAS),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), fc.integer({ min: 0 }), (lines, amount) => {
      const text = orderChatText({ ...order, lines, total: centavos(amount) });
      expect(text.length).toBeLessThanOrEqual(1800);
      const shown = text.split('\n').filter((line) => line.startsWith('- ')).length;
      const left = Number(
        /^y (\d+) productos más/m.exec(text)?.[1] ?? (/^y un producto más/m.test(text) ? 1 : 0),
      );
      expect(shown + left).toBe(lines.length);
    }),
    { numRuns: 200 },
  );
});
