import { callAdminApi } from '../../call-admin-api.ts';
import { nullIfUnreachable } from '../../null-if-unreachable.ts';
import { isList } from '../../promised-shape.ts';

/** The brands of the shop's products, in order; `null` without an answer. */
export async function fetchBrandNames(): Promise<readonly string[] | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<string[]>('/items/brands', { isPromised: isList }),
  );
  return answer?.ok ? answer.data : null;
}
