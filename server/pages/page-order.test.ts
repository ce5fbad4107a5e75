import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

describe.each(ANY_ENGINE)('the order of products on %s', (engine) => {
  const threads = Array.from({ length: 10 }, (_, index) =>
    aThread({ subsection: index % 2 === 0 ? 'Hilos' : 'Cintas' }),
  );
  const shop = shopForAllTests(engine, async () => ({ products: threads, pages: await builtPages() }));

  /** The products of an address, in the order of its cards. */
  async function listed(url: string): Promise<string[]> {
    const { body } = await shop.call({ url });
    const [, cards = ''] = body.split('id="productos"');
    return [...new Set([...cards.matchAll(/href="\/moreInfo\/([^"/]+)\/[^"/]+"/g)].map(([, id = '']) => id))];
  }

  test('a filter leaves its products in the order of the whole list [HOME-004 HOME-G03]', async () => {
    const all = await listed('/?seed=5');
    expect(all.toSorted()).toEqual(threads.map(({ id }) => id).toSorted());
    const ribbons = new Set(threads.filter(({ subsection }) => subsection === 'Cintas').map(({ id }) => id));
    expect(await listed('/?subsection=Cintas&seed=5')).toEqual(all.filter((id) => ribbons.has(id)));
  });

  test('after a change all other products keep their place, and the list is current [HOME-G03]', async () => {
    const before = await listed('/?seed=5');
    const [first = ''] = before;
    const hide = (filter: boolean) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/showhideitem/${first}`, payload: { filter } });
    await hide(true);
    expect(await listed('/?seed=5')).toEqual(before.slice(1));
    await hide(false);
    expect(await listed('/?seed=5')).toEqual(before);
  });
});
