import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { openVisitedShop, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { type ApiOperation, sampleOf, urlOf } from '#tests/support/api-operations.ts';
import { type DatabaseRows, databaseRows } from '#tests/support/database-rows.ts';
import { goodWrites } from '#tests/support/good-writes.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

/** As plain text none of these finds anything, but where 'zzz' may be left out: no row has that word. */
const INJECTIONS = [
  `zzz' OR '1'='1`,
  `zzz'; DROP TABLE orders; --`,
  `zzz" OR ""="`,
  `zzz') UNION SELECT password_hash, email FROM accounts --`,
  `zzz:* | hilo | a:*`,
  `zzz" OR hilo* OR "`,
  `zzz\\'; DELETE FROM products; --`,
  `$$zzz$$; TRUNCATE products; $$`,
  `zzz%' OR 1=1 /*`,
  `zzz OR NEAR(hilo algodon, 9)`,
  `zzz <-> !hilo & (a`,
  `zzz, (SELECT 1/0)`,
  `zzz? ?1 $1 :id @p #{x}`,
  `zzz'||(SELECT email FROM accounts)||'`,
  `zzz^hilo search_text:hilo`,
].slice(0, timesInStorm(6, 15));

/** Words of an engine's error messages and of its own tables. */
const ENGINES_WORDS =
  /argon2|syntax error|unterminated|sqlite|pg_|SQLSTATE|relation "|no such (?:table|column)/i;

/** They read a text as people type it, and may leave a word out. */
const READ_AS_TYPED = ['GET /api/suggestions', 'GET /api/facets', 'GET /api/stock'];

const JSON_BODY = /^application\/(?:problem\+)?json/;

describe.each(ENGINES)('SQL in every parameter on %s', (engine) => {
  /** No call names this product, so no call may change it. */
  const bystander = aThread({ name: 'Hilo que nadie nombra', code: 'AJENO-1' });
  let shop: VisitedShop;
  let before: DatabaseRows;

  beforeAll(async () => {
    shop = await openVisitedShop(engine, { products: [bystander] });
    before = await databaseRows(shop.ctx.db);
  });
  afterAll(() => shop.close());

  const idOf = (name: string) => goodWrites(shop.subjects)[name]?.id ?? shop.subjects.product.id;
  const bodyOf = ({ name, body }: ApiOperation): object | null =>
    goodWrites(shop.subjects)[name]?.payload ?? (body === null ? null : Object(sampleOf(body)));

  function assertQuiet(what: readonly string[], answer: { statusCode: number; body: string }): void {
    expect([...what, answer.statusCode]).toEqual([
      ...what,
      expect.toBeOneOf([200, 201, 204, 400, 401, 403, 404, 409, 422, 429]),
    ]);
    // What was sent comes back, and the secrets of links have any letters.
    const own = answer.body.replaceAll(/zzz[^\n]*|\/(?:pedido|presupuesto)\/[\w-]+/g, '');
    expect([...what, ENGINES_WORDS.exec(own)]).toEqual([...what, null]);
  }

  /** What an operation finds by the words of an injection alone: nothing, where all of them must match. */
  async function rowsOfWords(name: string, parameter: string, injection: string): Promise<number> {
    if (parameter !== 'q' || !READ_AS_TYPED.includes(name)) return 0;
    const words = injection.replaceAll(/[^a-z\d]+/gi, ' ').replace('zzz', '');
    return rowsIn(
      await shop.callAsAdministrator({
        url: `${name.replace('GET ', '')}?${new URLSearchParams({ q: words })}`,
      }),
    );
  }

  test('reads find, change and reveal nothing', async () => {
    const reads = shop.operations.filter(({ isWrite }) => !isWrite);
    let tried = 0;
    for (const { name, path, parameters } of reads) {
      for (const parameter of parameters) {
        for (const injection of INJECTIONS) {
          const isPath = parameter.in === 'path';
          const url = urlOf({ path }, isPath ? { [parameter.name]: injection } : {});
          const answer = await shop.callAsAdministrator({
            url: isPath ? url : `${url}?${new URLSearchParams({ [parameter.name]: injection })}`,
          });
          tried += 1;
          const what = [name, parameter.name, injection];
          assertQuiet(what, { statusCode: answer.statusCode, body: '' });
          if (answer.statusCode === 200)
            expect([...what, await rowsIn(answer)]).toEqual([
              ...what,
              await rowsOfWords(name, parameter.name, injection),
            ]);
          else assertQuiet(what, answer);
        }
      }
    }
    expect(tried).toBeGreaterThan(150);
    expect(withoutTraces(await databaseRows(shop.ctx.db))).toEqual(withoutTraces(before));
  });

  test('writes store it as text and touch nothing else', async () => {
    for (const operation of shop.operations.filter(({ isWrite }) => isWrite)) {
      const { name, method, path, parameters } = operation;
      const good = bodyOf(operation);
      const texts = good === null ? [] : textPaths(good);
      for (const injection of INJECTIONS) {
        for (const at of texts) {
          const payload = withText(good, at, injection) as object;
          const url = urlOf({ path }, { id: idOf(name) });
          assertQuiet(
            [name, at.join('.'), injection],
            await shop.callAsAdministrator({ method, url, payload }),
          );
        }
        for (const parameter of parameters) {
          const isPath = parameter.in === 'path';
          const answer = await shop.callAsAdministrator({
            method,
            url: urlOf({ path }, { id: isPath ? injection : idOf(name) }),
            ...(!isPath && { headers: { [parameter.name]: injection } }),
            ...(good !== null && { payload: good }),
          });
          assertQuiet([name, parameter.name, injection], answer);
        }
      }
    }
    const after = await databaseRows(shop.ctx.db);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after.accounts).toEqual(before.accounts);
    const rowOfBystander = (rows: DatabaseRows) =>
      rows.products?.find((row) => 'code' in row && row.code === bystander.code);
    expect(rowOfBystander(after)).toEqual(rowOfBystander(before));
    expect(JSON.stringify(after.orders)).toContain('Zbinden');
  });

  test('stored text comes back unchanged', async () => {
    for (const injection of INJECTIONS) {
      const wire = productToWire({ ...shop.subjects.product, name: injection, code: null });
      const made = await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload: wire });
      expect(made.json().data.items[0].name).toBe(injection);
      const read = await shop.callAsAdministrator({ url: `/api/items/${made.json()._id}` });
      expect(read.json().data.items[0].name).toBe(injection);
    }
  });
});

/** Counts the rows of a list or a download. */
async function rowsIn(answer: {
  headers: Record<string, unknown>;
  body: string;
  rawPayload: Buffer;
}): Promise<number> {
  const type = String(answer.headers['content-type']);
  if (JSON_BODY.test(type)) {
    const content: unknown = JSON.parse(answer.body);
    if (isFacets(content)) return content.offers + content.bulkOffers;
    if (isSuggestions(content)) return Object.values(content).filter(Array.isArray).flat().length;
    const rows = Array.isArray(content) || !isPage(content) ? content : content.entries;
    return Array.isArray(rows) ? rows.length : 1;
  }
  if (type.startsWith('text/csv')) return answer.body.trimEnd().split('\r\n').length - 1;
  return (await readSheet(answer.rawPayload)).length - 1;
}

/** A page of the log also lists the people that it can be filtered by. */
function isPage(content: unknown): content is { entries: unknown } {
  return typeof content === 'object' && content !== null && 'entries' in content;
}

/** They count the products that pass all filters, and list what others would bring. */
function isFacets(content: unknown): content is { offers: number; bulkOffers: number } {
  return typeof content === 'object' && content !== null && 'bulkOffers' in content;
}

/** Lists of products, categories and brands. */
function isSuggestions(content: unknown): content is Readonly<Record<string, unknown>> {
  return typeof content === 'object' && content !== null && 'brands' in content && 'products' in content;
}

/** Leaves out what reading may change: when a session was last used, and who downloaded what. */
function withoutTraces({ sessions, audit_log, ...rows }: DatabaseRows): DatabaseRows {
  return rows;
}

type Step = string | number;

/** The paths of all texts in a body. */
function textPaths(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...at, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textPaths(item, [...at, name]));
}

/** The same body with another text at one path. */
function withText(value: unknown, [step, ...rest]: readonly Step[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withText(item, rest, text) : item));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, item]) => [
      name,
      name === step ? withText(item, rest, text) : item,
    ]),
  );
}
