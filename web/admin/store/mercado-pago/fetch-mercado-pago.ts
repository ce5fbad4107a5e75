import type { WireMercadoPago } from '#schemas/mercado-pago.ts';
import { callAdminApi } from '../../call-admin-api.ts';
import { nullIfUnreachable } from '../../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../../outcome.ts';
import { hasKeys } from '../../promised-shape.ts';

const PATH = '/payments/mercado-pago';
const isPromised = hasKeys('isOn', 'accessTokenEnd');

/** `null` after a failure. */
export async function fetchMercadoPago(): Promise<WireMercadoPago | null> {
  const answer = await nullIfUnreachable(() => callAdminApi<WireMercadoPago>(PATH, { isPromised }));
  return answer?.ok ? answer.data : null;
}

type Account = {
  readonly isOn: boolean;
  /** Left out, the stored one stays. */
  readonly accessToken?: string;
  readonly webhookSecret?: string;
};

export function saveMercadoPago(body: Account): Promise<Outcome<WireMercadoPago>> {
  return outcomeOf(() => callAdminApi(PATH, { method: 'PUT', body, isPromised }));
}
