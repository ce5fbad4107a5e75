import { sql } from 'kysely';
import { orderSearch } from '#domain/orders/order-search.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { type ShownQuoteState, UNANSWERED_STATES } from '#domain/orders/quote-state.ts';
import { holdsWords } from '#server/db/holds-words.ts';
import type { Context } from '#server/kernel/context.ts';

/** Which orders: all that is given must hold. */
export type OrderFilter = {
  readonly status: OrderStatus | null;
  readonly text: string;
  readonly quote?: ShownQuoteState | undefined;
  /** Only those whose reminder is due. */
  readonly isReminderDue?: boolean | undefined;
  /** The deleted ones instead of the others. */
  readonly isDeleted?: boolean | undefined;
  readonly ids?: readonly string[] | undefined;
};

/** The orders that match a filter at this moment. */
export function matchingOrders({ db, now }: Pick<Context, 'db' | 'now'>, filter: OrderFilter) {
  const { status, text, quote, isReminderDue = false, isDeleted = false, ids } = filter;
  const { words } = orderSearch(text);
  return db
    .selectFrom('orders')
    .where('is_deleted', '=', isDeleted ? 1 : 0)
    .$if(status !== null, (query) => query.where('status', '=', status ?? ''))
    .$if(words.length > 0, (query) => query.where(holdsWords(db, 'orders', words)))
    .$if(quote !== undefined, (query) => query.where(isShownAs(quote ?? 'none', now())))
    .$if(isReminderDue, (query) => query.where('reminder_at', '<=', now()))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []));
}

/** An unanswered quote expires by itself, so no row says so. */
function isShownAs(state: ShownQuoteState, now: number) {
  if (state === 'expired')
    return sql<boolean>`quote_state in (${sql.join(UNANSWERED_STATES)}) and quote_valid_until <= ${now}`;
  if (UNANSWERED_STATES.some((unanswered) => unanswered === state))
    return sql<boolean>`quote_state = ${state} and quote_valid_until > ${now}`;
  return sql<boolean>`quote_state = ${state}`;
}
