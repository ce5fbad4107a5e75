import type { LightMyRequestResponse } from 'fastify';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import type { Engine } from '#server/db/connect.ts';
import { aThread } from './a-thread.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { writePhotos } from './write-photos.ts';

export const THREAD = aThread({ name: 'Hilo de algodón', code: 'H-1', brand: 'Güemes' });
export const ZIP = aThread({
  name: 'Cierre metálico',
  subsection: 'Cierres',
  type: 'Metálico',
  code: 'C-7',
});
export const HIDDEN = aThread({ name: 'Hilo oculto', isHidden: true, code: 'H-9' });

const { _id, ...threadInput } = productToWire(THREAD);

/** The thread in the shape that the API takes. */
export const THREAD_INPUT = threadInput;

type Write = (
  ...sent: [payload: object, headers?: Record<string, string>]
) => Promise<LightMyRequestResponse>;

/** A shop with those three products, and shortcuts for its catalogue calls. */
export type CatalogueShop = TestShop & {
  /** The list that visitors get, with a query such as '?page=1'. */
  listed(query?: string): Promise<WireProduct[]>;
  listedForAdministrator(query?: string): Promise<WireProduct[]>;
  create: Write;
  replace(id: string, ...sent: Parameters<Write>): ReturnType<Write>;
};

export async function openCatalogueShop(engine: Engine): Promise<CatalogueShop> {
  const shop = await openTestShop(engine, { products: [THREAD, ZIP, HIDDEN] });
  writePhotos(shop, THREAD.photos);
  return {
    ...shop,
    listed: async (query = '') => (await shop.call({ url: `/api/items${query}` })).json(),
    listedForAdministrator: async (query = '') =>
      (await shop.callAsAdministrator({ url: `/api/items${query}` })).json(),
    create: (payload, headers = {}) =>
      shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload, headers }),
    replace: (id, payload, headers = {}) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${id}`, payload, headers }),
  };
}

export const namesOf = (products: readonly WireProduct[]): (string | undefined)[] =>
  products.map(({ data }) => data.items[0]?.name).sort();

/** The thread with another item and without its code, which is taken, plus other fields. */
export const threadWith = (item: object, rest: object = {}): object => ({
  ...threadInput,
  ...rest,
  data: { ...threadInput.data, items: [{ ...threadInput.data.items[0], code: undefined, ...item }] },
});
