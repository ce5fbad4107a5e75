import { pesos } from '#domain/money/centavos.ts';
import type { WireWholesale } from '#schemas/wholesale.ts';
import { callApi } from '#web/api/api-client.ts';
import { type HeldList, heldList, holdsList, takeHeldList } from './list-of-browser.ts';

/** Asks for the list's present prices. Without an answer what is known stays, and without any the prices of all are shown. */
export async function readHeldList(): Promise<void> {
  if (!holdsList()) return takeHeldList(null);
  const answer = await callApi<WireWholesale | null>('/wholesale').catch(() => null);
  if (answer?.ok) takeHeldList(answer.data && listOf(answer.data));
  else takeHeldList(heldList());
}

/** This browser sees what everybody sees from now on. Resolves to whether the shop answered. */
export async function leaveList(): Promise<boolean> {
  const answer = await callApi('/wholesale/leave', { method: 'POST' }).catch(() => null);
  if (answer?.ok) takeHeldList(null);
  return answer?.ok === true;
}

function listOf({ prices, ...said }: WireWholesale): HeldList {
  const inCentavos = Object.entries(prices).map(([id, price]) => [id, pesos(price)] as const);
  return { said, terms: { prices: new Map(inCentavos), increment: said.increment } };
}
