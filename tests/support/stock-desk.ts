import type { Product } from '#domain/products/product.ts';
import type { MoveKind } from '#domain/stock/stock-move.ts';
import type { WireProductStock, WireStockMove } from '#schemas/stock-answers.ts';
import type { TestShop } from './test-shop.ts';

type Line = { readonly _id: string; readonly variant: string };

/** What a shop does with the red ones of a product, through the API. */
export function stockDesk(shop: TestShop, product: Pick<Product, 'id'>) {
  const red: Line = { _id: product.id, variant: 'Rojo' };
  const post = (url: string, payload: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api/stock/${url}`, payload });
  const desk = {
    async switchOn(settings: object = {}): Promise<void> {
      const { version, ...before } = (await shop.callAsAdministrator({ url: '/api/store/stock' })).json();
      const answer = await shop.callAsAdministrator({
        method: 'PUT',
        url: '/api/store/stock',
        headers: { 'if-match': `"${version}"` },
        payload: { ...before, isOn: true, ...settings },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    count: (counted: number) => post('counts', { lines: [{ ...red, counted }] }),
    receive: (amount: number) => desk.move('received', amount),
    /** Below 0 it takes an earlier move of its kind back. */
    move: (kind: MoveKind, amount: number) => post('moves', { kind, lines: [{ ...red, amount }] }),
    async shelf(): Promise<{ there: number; promised: number; ledger: readonly WireStockMove[] }> {
      const answer = await shop.callAsAdministrator({ url: `/api/stock/${product.id}` });
      const [first] = answer.json<WireProductStock>().variants;
      if (first === undefined) throw new Error('the product has no variant');
      const { there, promised, ledger } = first;
      return { there, promised, ledger };
    },
    async sums(): Promise<{ there: number; promised: number }> {
      const { there, promised } = await desk.shelf();
      return { there, promised };
    },
    /** What the rows of the ledger add up to. */
    async sumOfRows(): Promise<number> {
      const rows = await shop.ctx.db
        .selectFrom('stock_moves')
        .select('amount')
        .where('product_id', '=', product.id)
        .where('variant', '=', 'Rojo')
        .execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    },
  };
  return desk;
}
