import type { WirePriceList, WirePriceUpdate } from '#schemas/price-list-answers.ts';
import type { ApiAnswer } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { hasKeys } from '../promised-shape.ts';

export type PriceUpdateOutcome =
  | {
      readonly kind: 'updated';
      readonly result: WirePriceUpdate;
      /** The codes of the list's rows without a price. */
      readonly withoutPrice: readonly string[];
      /** The sheet that was read; `null` for a CSV file. */
      readonly sheet: string | null;
    }
  /** A question got no answer. */
  | { readonly kind: 'cancelled' }
  /** `faults` names each faulty row of the list. */
  | { readonly kind: 'refused'; readonly message: string; readonly faults: readonly string[] }
  | { readonly kind: 'failed'; readonly status: number }
  | { readonly kind: 'unexpected'; readonly error: string };

const IS_LIST = hasKeys('rows');
const IS_UPDATE = hasKeys('updated', 'unchanged', 'unknownCodes');

/** Which sheet of a workbook is meant, given the one that was read and all of them; `null` for none. */
type ChooseSheet = (read: string, sheets: readonly string[]) => Promise<string | null>;

type Questions = {
  readonly chooseSheet: ChooseSheet;
  /** Whether packs move with their price, given how many would stay behind; `null` without an answer. */
  readonly movePacks: (count: number) => Promise<boolean | null>;
};

/** Reads the list and applies it only after a 200 (PRICES-007). It has no time limit (PRICES-009). */
export async function requestPriceUpdate({ chooseSheet, movePacks }: Questions): Promise<PriceUpdateOutcome> {
  try {
    const first = await callAdminApi<WirePriceList>('/get-prices', { isPromised: IS_LIST });
    if (!first.ok) return outcomeOf(first);
    const { sheet: read = null, sheets = [] } = first.data;
    const sheet = read === null || sheets.length < 2 ? read : await chooseSheet(read, sheets);
    if (sheet === null && read !== null) return { kind: 'cancelled' };
    const list = sheet === null || sheet === read ? first : await listOfSheet(sheet);
    if (!list.ok) return outcomeOf(list);
    const { rows, packs = 0 } = list.data;
    const movesPacks = packs > 0 && (await movePacks(packs));
    if (movesPacks === null) return { kind: 'cancelled' };
    const body = { rows, ...(movesPacks && { packs: 'follow' }) };
    const request = { method: 'POST', body, isPromised: IS_UPDATE } as const;
    const update = await callAdminApi<WirePriceUpdate>('/update-prices', request);
    if (!update.ok) return outcomeOf(update);
    return { kind: 'updated', result: update.data, withoutPrice: list.data.withoutPrice ?? [], sheet };
  } catch (error) {
    return { kind: 'unexpected', error: reasonOf(error) };
  }
}

function listOfSheet(sheet: string): Promise<ApiAnswer<WirePriceList>> {
  return callAdminApi<WirePriceList>(`/get-prices?${new URLSearchParams({ sheet })}`, {
    isPromised: IS_LIST,
  });
}

/** The problem's text, or only the status when there is none (PRICES-G02). */
function outcomeOf({ status, problem }: Extract<ApiAnswer<unknown>, { ok: false }>): PriceUpdateOutcome {
  if (problem.code === 'unreadable-answer') return { kind: 'failed', status };
  const { title, detail = title, errors = [] } = problem;
  return { kind: 'refused', message: detail, faults: errors.map(({ message }) => message) };
}

/** Browsers name a missing answer in English, each in other words. */
function reasonOf(error: unknown): string {
  if (error instanceof TypeError) return 'el servidor no respondió';
  return error instanceof Error ? error.message : String(error);
}
