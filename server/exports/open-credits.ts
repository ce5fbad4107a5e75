import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';

export type OpenCredit = {
  readonly id: string;
  readonly day: string;
  readonly bank: string;
  readonly text: string;
  readonly tax_id: string;
  readonly amount: number;
};

const BATCH = 500;

/** The credits that nobody took or set aside, newest first, in batches. */
export async function* openCredits(ctx: Context): AsyncGenerator<OpenCredit[]> {
  assertMay(ctx, 'orders');
  let last: Pick<OpenCredit, 'day' | 'id'> | null = null;
  for (;;) {
    const after: Pick<OpenCredit, 'day' | 'id'> | null = last;
    const credits: OpenCredit[] = await ctx.db
      .selectFrom('bank_credits')
      .innerJoin('bank_files', 'bank_files.id', 'bank_credits.file_id')
      .select([
        'bank_credits.id',
        'bank_credits.day',
        'bank_files.bank',
        'bank_credits.text',
        'bank_credits.tax_id',
        'bank_credits.amount',
      ])
      .where('bank_credits.state', '=', 'open')
      .$if(after !== null, (query) =>
        query.where(({ eb, or, and }) =>
          or([
            eb('bank_credits.day', '<', after?.day ?? ''),
            and([eb('bank_credits.day', '=', after?.day ?? ''), eb('bank_credits.id', '<', after?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('bank_credits.day', 'desc')
      .orderBy('bank_credits.id', 'desc')
      .limit(BATCH)
      .execute();
    yield credits;
    last = credits.at(-1) ?? null;
    if (credits.length < BATCH) return;
  }
}
