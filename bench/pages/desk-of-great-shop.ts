import { addQuotes } from '#tests/support/a-quoting-shop.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';
import { shopWithHistory } from '../shop-with-history.ts';
import { withDataFolder, withShop } from '../with-shop.ts';
import { measureDesk, type Tapped } from './measure-desk.ts';

/** With a second version for every fifth order, these are 60,000 quotes. */
export const GREAT_SHOP = { products: 100_000, orders: 50_000 };

/** The dashboard of a great shop, opened and tapped through so many times. */
export function deskOfGreatShop(rounds: number): Promise<Tapped[][]> {
  return withDataFolder(async (dataDir) => {
    const place = { databaseUrl: null, dataDir };
    const ctx = await shopWithHistory(place, GREAT_SHOP, (made) => addQuotes(made, GREAT_SHOP));
    await ctx.db.destroy();
    return withShop({ dataDir, env: {} }, async ({ url }) => {
      const runs: Tapped[][] = [];
      for (let round = 0; round < rounds; round += 1)
        runs.push(await measureDesk({ origin: url, ...ADMINISTRATOR }));
      return runs;
    });
  });
}
