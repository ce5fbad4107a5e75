import type { WireStore } from '#schemas/store-answers.ts';
import { callAdminApi } from '../../call-admin-api.ts';
import { nullIfUnreachable } from '../../null-if-unreachable.ts';
import { hasKeys } from '../../promised-shape.ts';

/** All areas of the shop's settings; `null` without an answer. */
export async function fetchStore(): Promise<WireStore | null> {
  const request = { isPromised: hasKeys('identity') };
  const answer = await nullIfUnreachable(() => callAdminApi<WireStore>('/store', request));
  return answer?.ok ? answer.data : null;
}
