import type { WithdrawalState } from '#domain/withdrawals/withdrawal.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys, isList } from '../promised-shape.ts';

/** The requests, the next to run out on top; `null` without an answer. */
export async function fetchWithdrawals(): Promise<readonly WireWithdrawal[] | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireWithdrawal[]>('/withdrawals', { isPromised: isList }),
  );
  return answer?.ok === true ? answer.data : null;
}

export function answerWithdrawal(
  { id, version }: Pick<WireWithdrawal, 'id' | 'version'>,
  change: { state: WithdrawalState; answer: string },
): Promise<Outcome<WireWithdrawal>> {
  return outcomeOf(() =>
    callAdminApi<WireWithdrawal>(`/withdrawals/${encodeURIComponent(id)}`, {
      method: 'PUT',
      headers: { 'if-match': `"${version}"` },
      body: change,
      isPromised: hasKeys('code', 'state'),
    }),
  );
}
