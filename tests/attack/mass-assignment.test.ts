import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { countNewOrders } from '#server/analysis/count-new-orders.ts';
import { openVisitedShop, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { type ApiOperation, sampleOf, urlOf } from '#tests/support/api-operations.ts';
import { databaseRows } from '#tests/support/database-rows.ts';
import { goodWrites } from '#tests/support/good-writes.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

/** The shop never writes this value by itself. */
const TEXT = 'intruso';
const NUMBER = 987_654_321;

/** Fields that a client must not set, by their names in our tables and answers and in other shops' programs. */
const EXTRAS = {
  ...Object.fromEntries(
    [
      '_id',
      'id',
      'role',
      'accountId',
      'account_id',
      'email',
      'password_hash',
      'search_text',
      'orderNote',
    ].map((name) => [name, TEXT]),
  ),
  ...Object.fromEntries(
    ['version', '__v', 'number', 'orderNumber', 'createdAt', 'created_at', 'updatedAt', 'updated_at'].map(
      (name) => [name, NUMBER],
    ),
  ),
  ...Object.fromEntries(
    [
      'timestamp',
      'deletedAt',
      'deleted_at',
      'changed_in',
      'payableAmount',
      'payable_amount',
      'listTotal',
      'total',
    ].map((name) => [name, NUMBER]),
  ),
  ...Object.fromEntries(
    [
      'isAdmin',
      'is_admin',
      'admin',
      'isDeleted',
      'is_deleted',
      'deleted',
      'is_hidden',
      'is_read',
      'read',
    ].map((name) => [name, true]),
  ),
};

describe.each(ANY_ENGINE)('extra fields on %s', (engine) => {
  let shop: VisitedShop;

  beforeAll(async () => {
    shop = await openVisitedShop(engine);
  });
  afterAll(() => shop.close());
  // Orders of earlier tests would be counted in the middle of a comparison.
  beforeEach(() => countNewOrders(shop.ctx));

  const withBody = () => shop.operations.filter(({ body }) => body !== null);
  const goodBody = ({ name, body }: ApiOperation): unknown =>
    goodWrites(shop.subjects)[name]?.payload ?? (body === null ? null : sampleOf(body));

  async function send({ name, method, path }: ApiOperation, payload: unknown) {
    const id = goodWrites(shop.subjects)[name]?.id;
    return shop.callAsAdministrator({
      method,
      url: urlOf({ path }, id === undefined ? {} : { id }),
      payload: payload as object,
    });
  }

  test('the original bodies are valid', async () => {
    for (const operation of withBody()) {
      if (goodWrites(shop.subjects)[operation.name] === undefined || operation.path === '/api/login')
        continue;
      const { statusCode } = await send(operation, goodBody(operation));
      expect([operation.name, statusCode]).toEqual([operation.name, expect.toBeOneOf([200, 201])]);
    }
  });

  test('are refused or ignored anywhere in a body, and never stored [PERM-004]', async () => {
    let tried = 0;
    for (const operation of withBody()) {
      const good = goodBody(operation);
      for (const at of objectsIn(good)) {
        const { statusCode } = await send(operation, withExtras(good, at));
        expect([operation.name, at.join('.'), statusCode]).toEqual([
          operation.name,
          at.join('.'),
          expect.toBeOneOf([200, 201, 204, 400, 401, 403, 404, 409, 422, 429]),
        ]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(15);
    const rows = await databaseRows(shop.ctx.db);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${TEXT}|${NUMBER}`));
    expect(rows.orders?.length).toBeGreaterThan(1);
    for (const order of rows.orders ?? [])
      expect(order).toMatchObject({ is_deleted: 0, status: 'pendiente' });
    for (const product of rows.products ?? [])
      expect(product).toMatchObject({ is_hidden: 0, deleted_at: null });
    for (const message of rows.contact_messages ?? []) expect(message).toMatchObject({ is_read: 0 });
    expect(rows.accounts).toHaveLength(1);
  });

  test.each([
    ['a lower price', { price: '1' }, 5000],
    ['a lower price and its total', { price: '1' }, 1],
    ['a lower pack price', { wholesalePrice: '1', quantity: '1 unidad' }, 1],
    ['a total of nothing', {}, 0],
  ])('an order with %s is refused [CART-020]', async (_what, change, totalAmount) => {
    const before = await databaseRows(shop.ctx.db);
    const good = anOrderRequest([
      { product: { ...shop.subjects.product, price: pesos(5000) }, quantities: { Rojo: 1 } },
    ]);
    const [item] = good.orderItems;
    const orderItems = [{ ...item, items: [{ ...item?.items[0], ...change }] }];
    const answer = await shop.call({
      method: 'POST',
      url: '/api/orders',
      payload: { ...good, orderItems, totalAmount },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'price-changed']);
    expect(await databaseRows(shop.ctx.db)).toEqual(before);
  });

  test.each([{ status: 'Listo' }, { deleted: true }, { status: 'pendiente', deleted: 'false' }])(
    'an order with %o is refused',
    async (claim) => {
      const before = await databaseRows(shop.ctx.db);
      const good = anOrderRequest([{ product: shop.subjects.product, quantities: { Rojo: 1 } }]);
      const answer = await shop.call({ method: 'POST', url: '/api/orders', payload: { ...good, ...claim } });
      expect(answer.statusCode).toBe(400);
      expect(await databaseRows(shop.ctx.db)).toEqual(before);
    },
  );
});

type Step = string | number;

/** The paths of all objects in a body; the body itself comes first. */
function objectsIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, [...at, index]));
  if (value === null || typeof value !== 'object') return [];
  return [at, ...Object.entries(value).flatMap(([name, item]) => objectsIn(item, [...at, name]))];
}

/** The same body with the extra fields added to the object at one path. */
function withExtras(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return { ...EXTRAS, ...Object(value) };
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withExtras(item, rest) : item));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, item]) => [
      name,
      name === step ? withExtras(item, rest) : item,
    ]),
  );
}
