import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import { termsOf } from '#domain/wholesale/list-price.ts';
import type { WireWholesale } from '#schemas/wholesale.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { allProducts } from '#server/catalogue/list-products.ts';
import type { Context } from '#server/kernel/context.ts';
import { heldList } from './held-list.ts';

/** What the holder of a link sees instead of what everybody sees; `null` for who holds none (TRADE-002). */
export async function wholesaleOf(ctx: Context, token: string | null): Promise<WireWholesale | null> {
  const held = await heldList(ctx, token);
  if (held === null) return null;
  const { list, holder, endsAt } = held;
  // The prices of what is hidden are nobody's business.
  const { prices, increment } = termsOf(list, allProducts({ ...ctx, actor: null }));
  return {
    holder,
    list: { id: list.id, name: list.name },
    until: endsAt === null ? null : lastValidDay(endsAt),
    minimum: amountToWire(list.minimum),
    increment,
    conditions: list.conditions,
    prices: Object.fromEntries([...prices].map(([id, price]) => [id, amountToWire(price)])),
  };
}
