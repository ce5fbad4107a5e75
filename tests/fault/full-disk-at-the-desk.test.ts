import { describe, expect, test } from 'vitest';
import type { WireImport } from '#schemas/import-answers.ts';
import type { WirePriceBatch, WirePricePreview } from '#schemas/price-change-answers.ts';
import { IMPORT_OPTIONS, multipartFile } from '#tests/support/import-file.ts';
import { allowsOwnMounts, copyDatabase } from '#tests/support/own-mounts.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { A_SMALL_DISK, aFolder, empty, fill } from '#tests/support/small-disk.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

/** More than the database's log can hold of room from before. */
const NEW_ROWS = 4000;

const FULL = {
  type: 'about:blank',
  status: 507,
  code: 'storage-full',
  title: 'No queda espacio para guardar lo que enviaste. Vuelve a intentar en unos minutos.',
};

describe.skipIf(!allowsOwnMounts())('a full disk at the desk', () => {
  test('a change of all prices and an import are refused whole with a clear text, and work once there is room [STUDIO-006 IMPORT-006]', async () => {
    const server = await serverOfTest({}, aFolder(), A_SMALL_DISK);
    const desk = await deskAt(server.url);
    await desk.apply(await desk.checkedImport({ mark: 'Primera', rows: 1000 }));
    const list = await desk.checkedImport({ mark: 'Segunda', rows: NEW_ROWS });
    fill(server);

    // The room that the database's log already has may take some changes; each is whole.
    let before = await desk.prices();
    let refused = await desk.makeDearer();
    while (refused === null) {
      const after = await desk.prices();
      expect(after).toEqual(before.map(dearer));
      before = after;
      refused = await desk.makeDearer();
    }
    expect(refused).toEqual(FULL);
    expect(await desk.prices()).toEqual(before);
    const batches = await desk.batches();

    expect(await desk.apply(list)).toEqual(FULL);
    expect(await desk.sendFile({ mark: 'Tercera', rows: NEW_ROWS })).toEqual(FULL);
    expect(await desk.prices()).toEqual(before);
    expect(await desk.batches()).toBe(batches);

    empty(server);
    expect(await desk.makeDearer()).toBeNull();
    expect(await desk.prices()).toEqual(before.map(dearer));
    await expect.poll(() => desk.apply(list)).toMatchObject({ created: NEW_ROWS });
    expect(await desk.prices()).toHaveLength(before.length + NEW_ROWS);
    const copy = aFolder();
    copyDatabase(server, copy);
    await assertSoundShop({ url: server.url, dataDir: copy });
  });
});

type Listed = { readonly mark: string; readonly rows: number };

const dearer = (price: number | null) => (price === null ? null : price + 7);

async function deskAt(url: string) {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const get = async <T>(path: string): Promise<T> => (await fetch(`${url}/api${path}`, { headers })).json();
  const send = (path: string, body: object) =>
    fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const sendFile = ({ mark, rows }: Listed) => {
    const lines = Array.from({ length: rows }, (_, row) => `${mark}-${row};Aguja ${mark} ${row};Agujas;900`);
    const file = multipartFile(`Código;Nombre;Categoría;Precio\n${lines.join('\n')}\n`);
    return fetch(`${url}/api/imports`, {
      method: 'POST',
      headers: { ...headers, ...file.headers },
      body: new Uint8Array(file.payload),
    });
  };
  return {
    sendFile: async (listed: Listed) => (await sendFile(listed)).json(),
    async checkedImport(listed: Listed): Promise<string> {
      const { id, columns } = (await (await sendFile(listed)).json()) as WireImport;
      const mapping = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
      const answer = await send(`/imports/${id}/check`, { mapping, options: IMPORT_OPTIONS });
      expect(await answer.json()).toMatchObject({ new: listed.rows, wrong: 0 });
      return id;
    },
    apply: async (id: string) => (await send(`/imports/${id}/apply`, { onlyGood: false })).json(),
    /** Makes all products with a price dearer by 7 pesos. @returns the refusal, or `null` */
    async makeDearer(): Promise<unknown> {
      const rule = { select: { hidden: true }, change: { by: 'amount', value: '7', on: 'price' } };
      const preview = await send('/price-changes/preview', rule);
      const { rows } = (await preview.json()) as WirePricePreview;
      const changed = rows.filter(({ flags }) => !flags.includes('no-price'));
      const answer = await send('/price-changes', {
        rows: changed.map(({ _id, version, after }) => ({ _id, version, ...after })),
      });
      return answer.ok ? null : answer.json();
    },
    /** In pesos, by product; `null` without a price. */
    async prices(): Promise<(number | null)[]> {
      const products = await get<{ _id: string; data: { items: [{ price: string }] } }[]>('/items');
      return products
        .toSorted((one, other) => one._id.localeCompare(other._id))
        .map(({ data }) => (data.items[0].price === '' ? null : Number(data.items[0].price)));
    },
    batches: async () => (await get<WirePriceBatch[]>('/price-changes?size=200')).length,
  };
}
