import type { WireBankColumn, WireBankMatches } from '#schemas/bank-match-answers.ts';
import type { WirePaymentReceipt } from '#schemas/payment-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys } from '../promised-shape.ts';
import { uploadForm, uploadProblem } from '../upload-form.ts';

/** Which column of a bank's file is what, as a person says it. */
export type SaidColumns = {
  readonly date: string;
  readonly amount: string;
  readonly texts: readonly string[];
  readonly taxId: string;
  readonly bank: string;
};

export type Dropped =
  | { readonly kind: 'read'; readonly matches: WireBankMatches }
  | { readonly kind: 'asked'; readonly columns: readonly WireBankColumn[]; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const isMatches = hasKeys('file', 'credits');

/** The last file's credits with what is proposed for each; `null` after a failure. */
export async function fetchBankMatches(): Promise<WireBankMatches | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireBankMatches>('/payments/matches', { isPromised: isMatches }),
  );
  return answer?.ok ? answer.data : null;
}

/** Sends a bank's file. Given again, it adds nothing. */
export async function dropBankFile(file: File, said: SaidColumns | null): Promise<Dropped> {
  const form = new FormData();
  form.append('file', file);
  const answer = await uploadForm(`/payments/matches${said === null ? '' : `?${queryOf(said)}`}`, form, {
    onProgress: () => {},
  });
  if (answer === null) return { kind: 'refused', message: 'El servidor no responde. Intenta nuevamente.' };
  if (answer.status === 201 && isBankMatches(answer.body)) return { kind: 'read', matches: answer.body };
  const message = uploadProblem(answer);
  return asksColumns(answer.body)
    ? { kind: 'asked', columns: answer.body.columns, message }
    : { kind: 'refused', message };
}

function queryOf({ date, amount, texts, taxId, bank }: SaidColumns): URLSearchParams {
  const query = new URLSearchParams({ date, amount });
  for (const text of texts) query.append('texts', text);
  if (taxId !== '') query.set('taxId', taxId);
  if (bank.trim() !== '') query.set('bank', bank.trim());
  return query;
}

/** Safe because the server answers 201 with this alone. */
function isBankMatches(body: unknown): body is WireBankMatches {
  return isMatches(body);
}

/** Safe because the server sends columns with this code alone. */
function asksColumns(body: unknown): body is { readonly columns: readonly WireBankColumn[] } {
  return hasKeys('code', 'columns')(body);
}

type TakenCredit = {
  readonly orderId: string;
  readonly paymentId?: string | undefined;
  /** What was left of it when it was proposed, in pesos. */
  readonly balance?: number | undefined;
};

/** Safe to repeat: a credit is taken once. */
export function takeCredit(id: string, body: TakenCredit): Promise<Outcome<WirePaymentReceipt>> {
  const request = { method: 'POST', body, isPromised: hasKeys('id', 'paid') } as const;
  return outcomeOf(() => callAdminApi(`${pathOf(id)}/take`, request));
}

export function decideCredit(id: string, what: 'set-aside' | 'reopen'): Promise<Outcome<null>> {
  return outcomeOf(() => callAdminApi(`${pathOf(id)}/${what}`, { method: 'POST', success: 204 }));
}

function pathOf(id: string): string {
  return `/payments/matches/${encodeURIComponent(id)}`;
}
