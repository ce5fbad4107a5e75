import type { WireNewBarCodes } from '#schemas/bar-codes-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

/** So many codes of the shop's own; `null` when the server gave none. */
export async function fetchOwnBarCodes(count: number): Promise<readonly string[] | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireNewBarCodes>('/bar-codes', {
      method: 'POST',
      body: { howMany: count },
      success: 201,
      isPromised: hasKeys('codes'),
    }),
  );
  return answer?.ok ? answer.data.codes : null;
}
