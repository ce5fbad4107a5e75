import { useCallback, useEffect, useRef, useState } from 'react';
import type { Vat } from '#domain/law/vat.ts';
import type { WirePriceRule } from '#schemas/wire/price-change.ts';
import type { Outcome } from '../outcome.ts';
import { type StudioRow, studioRow, vatStudioRow } from './preview-rows.ts';
import { fetchPreview, fetchVatPreview } from './price-changes-api.ts';
import type { ReadForm } from './price-rule.ts';

const PAUSE_MS = 250;

export type Preview = {
  /** What was asked for. */
  readonly rule: WirePriceRule;
  readonly isChange: boolean;
  readonly vat: Vat | null;
  readonly rows: readonly StudioRow[];
  readonly unknownCodes: readonly string[];
  readonly hiddenCodes: readonly string[];
};

export type PreviewState = {
  /** The last answer; `null` before the first one. */
  readonly preview: Preview | null;
  /** Whether it is of the present form. */
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly failure: string | null;
  /** Fetches again at once. */
  refresh(): void;
};

/** The server's preview of the form, a quarter second after its last change. */
export function usePreview({ rule, vat, isChange, problems }: ReadForm): PreviewState {
  const [state, setState] = useState<Omit<PreviewState, 'refresh' | 'isCurrent'>>({
    preview: null,
    isLoading: true,
    failure: null,
  });
  const asked = JSON.stringify(rule);
  const isReadable = Object.keys(problems).length === 0;
  const [round, setRound] = useState(0);
  const wasRefreshed = useRef(true);

  useEffect(() => {
    if (!isReadable) return setState((shown) => ({ ...shown, isLoading: false }));
    const call = new AbortController();
    setState((shown) => ({ ...shown, isLoading: true }));
    const pause = setTimeout(() => load(), wasRefreshed.current ? 0 : PAUSE_MS);
    wasRefreshed.current = false;
    return () => {
      clearTimeout(pause);
      call.abort();
    };

    async function load(): Promise<void> {
      const sent: WirePriceRule = JSON.parse(asked);
      const outcome = await shownRows(sent, vat, call.signal).catch((error: unknown) => {
        if (call.signal.aborted) return null;
        throw error;
      });
      if (outcome === null || call.signal.aborted) return;
      if (!outcome.ok) {
        return setState(({ preview }) => ({ preview, isLoading: false, failure: outcome.message }));
      }
      setState({ preview: { rule: sent, vat, isChange, ...outcome.data }, isLoading: false, failure: null });
    }
  }, [asked, vat, isChange, isReadable, round]);

  const refresh = useCallback(() => {
    wasRefreshed.current = true;
    setRound((rounds) => rounds + 1);
  }, []);
  const isCurrent =
    isReadable &&
    state.failure === null &&
    !state.isLoading &&
    state.preview?.vat === vat &&
    JSON.stringify(state.preview.rule) === asked;
  return { ...state, isCurrent, refresh };
}

type ShownRows = Pick<Preview, 'rows' | 'unknownCodes' | 'hiddenCodes'>;

async function shownRows(
  rule: WirePriceRule,
  vat: Vat | null,
  signal: AbortSignal,
): Promise<Outcome<ShownRows>> {
  if (vat === null) {
    const outcome = await fetchPreview(rule, signal);
    return outcome.ok
      ? { ok: true, data: { ...outcome.data, rows: outcome.data.rows.map(studioRow) } }
      : outcome;
  }
  const outcome = await fetchVatPreview({ select: rule.select, vat }, signal);
  return outcome.ok
    ? { ok: true, data: { ...outcome.data, rows: outcome.data.rows.map(vatStudioRow) } }
    : outcome;
}
