import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import type { WireImport } from '#schemas/import-answers.ts';
import { aFilledPlace } from '#tests/support/a-filled-place.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { IMPORT_OPTIONS, multipartFile } from '#tests/support/import-file.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

const PRODUCTS = 120;

/** Where the process dies: the text of a statement, and its count among the statements with that text. */
const LAST_POINT = ['insert into "audit_log"', 2] as const;
const DEATH_POINTS: readonly (readonly [string, number])[] = [
  ['insert into "import_products"', 1],
  ['insert into "import_products"', 2],
  ['insert into "price_changes"', 1],
  ['update products set', 1],
  ['update products set', 2],
  LAST_POINT,
];

const TIMES = timesInStorm(1, 20);

describe.each(ENGINES)('the process killed in the middle of an import on %s', (engine) => {
  test('the import changed everything or nothing, and works when sent again [IMPORT-006]', async () => {
    const { env, ...place } = await aFilledPlace(engine, demoProducts(PRODUCTS));
    for (let round = 0; round < TIMES; round += 1) {
      const [statement, nth] = DEATH_POINTS.at(-1 - (round % DEATH_POINTS.length)) ?? LAST_POINT;
      const pesos = 777 + round;
      const preparing = await serverOfTest(env, place.dataDir);
      const before = await catalogue(place);
      const id = await checked(preparing.url, listOf(before, { mark: `R${round}`, pesos }));
      await preparing.stop();

      const crashing = await serverOfTest({ ...env, ...crashEnv(statement, nth) }, place.dataDir);
      await expect(applied(crashing.url, id)).rejects.toThrow('fetch failed');
      expect(await catalogue(place)).toEqual(before);

      const after = await serverOfTest(env, place.dataDir);
      await assertSoundShop({ ...place, url: after.url });
      // The claim of the dead process ends by itself.
      await expect.poll(async () => (await applied(after.url, id)).code).toBe(undefined);
      const now = await catalogue(place);
      expect(now).toHaveLength(before.length + NEW_ROWS);
      const coded = now.filter(({ code }) => code !== null);
      expect(coded.map(({ price }) => price)).toEqual(coded.map(() => pesos * 100));
      await assertSoundShop({ ...place, url: after.url });
      await after.stop();
    }
  });
});

const NEW_ROWS = 150;

type Stored = { code: string | null; price: number | null; deleted_at: number | null };

/** Of what anybody can see or restore. */
function catalogue(place: Parameters<typeof inDatabase>[0]): Promise<Stored[]> {
  return inDatabase(place, (db) =>
    db
      .selectFrom('products')
      .select(['code', 'price', 'deleted_at'])
      .where('changed_in', '>', 0)
      .orderBy('id')
      .execute(),
  );
}

function listOf(present: readonly Stored[], { mark, pesos }: { mark: string; pesos: number }): string {
  const known = present.flatMap(({ code }) => (code === null ? [] : [`${code};;;${pesos}`]));
  const added = Array.from(
    { length: NEW_ROWS },
    (_, index) => `${mark} ${index};Aguja ${mark} ${index};Agujas;${pesos}`,
  );
  return `Código;Nombre;Categoría;Precio\n${[...known, ...added].join('\n')}\n`;
}

async function checked(url: string, list: string): Promise<string> {
  const authorization = `Bearer ${await logInAt(url)}`;
  const { headers, payload } = multipartFile(list);
  const sent = await fetch(`${url}/api/imports`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body: new Uint8Array(payload),
  });
  const { id, columns } = (await sent.json()) as WireImport;
  const mapping = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
  const answer = await fetch(`${url}/api/imports/${id}/check`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ mapping, options: IMPORT_OPTIONS }),
  });
  expect(await answer.json()).toMatchObject({ new: NEW_ROWS, wrong: 0 });
  return id;
}

async function applied(url: string, id: string): Promise<{ code?: string }> {
  const authorization = `Bearer ${await logInAt(url)}`;
  const answer = await fetch(`${url}/api/imports/${id}/apply`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ onlyGood: false }),
  });
  return answer.json() as Promise<{ code?: string }>;
}
