import { createHash } from 'node:crypto';
import { type BankColumns, signColumn } from '#domain/payments/bank-columns.ts';
import { type BankCredit, creditIdentities, readBankCredits } from '#domain/payments/bank-credits.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { normalised } from '#domain/text/normalised.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { WireBankMatches } from '#schemas/bank-match-answers.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { type BankFile, columnsToAsk, readBankFile, rememberColumns } from './bank-file.ts';
import { listMatches } from './list-matches.ts';

/** A column of 'D' and 'C' names itself. */
export type SaidColumns = Omit<BankColumns, 'sign'>;

type Upload = {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** As a person said; `null` leaves it to the file. */
  readonly columns: SaidColumns | null;
  readonly bank: string | null;
  /** Reads one file at a time, so that their tables are never in memory together. */
  readonly room: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** A shop of this size has some hundred a month. */
const MOST_CREDITS = 2000;
const ROWS_AT_ONCE = 200;

/**
 * Keeps the credits of a bank's file, each once however many files name it, and proposes the orders that they pay (PAY-004).
 * Columns that somebody said are remembered. Nothing is paid by it.
 * @throws Refusal 'bad-bank-file' · 'unknown-columns' with the columns, and stores nothing
 */
export async function receiveBankFile(ctx: Context, upload: Upload): Promise<WireBankMatches> {
  assertMay(ctx, 'orders');
  return upload.room(async () => {
    const file = await readBankFile(ctx.db, upload.bytes);
    const said = upload.columns && { ...upload.columns, sign: signColumn(file.names) };
    const columns = said ?? file.known?.columns ?? null;
    if (columns === null || !areThere(columns, file)) throw unknownColumns(file);
    const credits = readBankCredits({ ...file, columns });
    assertFit(file, credits);
    const bank = upload.bank ?? file.known?.bank ?? '';
    await inTransaction(ctx, async (ctx) => {
      if (said !== null) await rememberColumns(ctx.db, { heads: file.heads, bank, columns });
      await writeCredits(ctx, { fileName: upload.fileName, bank, credits });
    });
    return listMatches(ctx);
  });
}

function areThere({ date, amount, texts, taxId, sign }: BankColumns, { names }: BankFile): boolean {
  return [date, amount, ...texts, taxId, sign].every((name) => name === null || names.includes(name));
}

function unknownColumns(file: BankFile, detail?: string): Refusal {
  return new Refusal('unknown-columns', {
    ...(detail !== undefined && { detail }),
    members: { columns: columnsToAsk(file) },
  });
}

function assertFit(file: BankFile, credits: readonly BankCredit[]): void {
  if (credits.length === 0)
    throw unknownColumns(file, 'En esas columnas no hay ninguna acreditación: revisa cuál es cuál.');
  if (credits.length > MOST_CREDITS)
    throw new Refusal('bad-bank-file', {
      detail: `Tiene más de ${formatWholeNumber(MOST_CREDITS)} acreditaciones: pártelo en varios.`,
    });
}

type NewFile = {
  readonly fileName: string;
  readonly bank: string;
  readonly credits: readonly BankCredit[];
};

async function writeCredits(ctx: Context, { fileName, bank, credits }: NewFile): Promise<void> {
  const fileId = ctx.newId();
  const days = credits.map(({ day }) => day).toSorted();
  await ctx.db
    .insertInto('bank_files')
    .values({
      id: fileId,
      file_name: oneLine(fileName).slice(0, 200),
      bank,
      first_day: days[0] ?? '',
      last_day: days.at(-1) ?? '',
      credits: credits.length,
      actor: ctx.actor?.email ?? '',
      created_at: ctx.now(),
    })
    .execute();
  const identities = creditIdentities(credits);
  const ids = await creditIds(ctx.db, { identities, bank });
  const rows = credits.map(({ day, text, amount, taxId }, position) => ({
    id: ids[position] ?? '',
    file_id: fileId,
    position,
    day,
    text: oneLine(text),
    amount,
    tax_id: taxId,
    state: 'open' as const,
    order_id: null,
    payment_id: null,
    wrote_payment: 0 as const,
    decided_at: null,
    decided_by: '',
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await ctx.db
      .insertInto('bank_credits')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

/**
 * The ids of credits: their content's, as long as no other bank has the same. A bank that nobody named is no other bank, since
 * one bank's files differ in their columns.
 */
async function creditIds(
  db: Database,
  { identities, bank }: { identities: readonly string[]; bank: string },
): Promise<string[]> {
  const plain = identities.map(hashOf);
  const name = normalised(bank);
  if (name === '') return plain;
  const ofOthers = new Set<string>();
  for (let from = 0; from < plain.length; from += ROWS_AT_ONCE) {
    const known = await db
      .selectFrom('bank_credits')
      .innerJoin('bank_files', 'bank_files.id', 'bank_credits.file_id')
      .select(['bank_credits.id', 'bank_files.bank'])
      .where('bank_credits.id', 'in', plain.slice(from, from + ROWS_AT_ONCE))
      .where('bank_files.bank', '!=', '')
      .execute();
    for (const credit of known) if (normalised(credit.bank) !== name) ofOthers.add(credit.id);
  }
  return plain.map((id, position) => (ofOthers.has(id) ? hashOf(`${name}\n${identities[position]}`) : id));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
