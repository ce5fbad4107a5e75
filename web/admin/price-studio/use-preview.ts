import { useCallback, useEffect, useRef, useState } from 'react';
import type { WirePriceRule } from '#schemas/wire/price-change.ts';
import { type StudioRow, studioRow } from './preview-rows.ts';
import { fetchPreview } from './price-changes-api.ts';
import type { ReadForm } from './price-rule.ts';

const PAUSE_MS = 250;

export type Preview = {
  /** What was asked for. */
  readonly rule: WirePriceRule;
  readonly changesPrices: boolean;
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
export function usePreview({ rule, changesPrices, problems }: ReadForm): PreviewState {
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
      const outcome = await fetchPreview(sent, call.signal).catch((error: unknown) => {
        if (call.signal.aborted) return null;
        throw error;
      });
      if (outcome === null || call.signal.aborted) return;
      if (!outcome.ok) {
        return setState(({ preview }) => ({ preview, isLoading: false, failure: outcome.message }));
      }
      const { rows, ...codes } = outcome.data;
      const preview = { rule: sent, changesPrices, rows: rows.map(studioRow), ...codes };
      setState({ preview, isLoading: false, failure: null });
    }
  }, [asked, changesPrices, isReadable, round]);

  const refresh = useCallback(() => {
    wasRefreshed.current = true;
    setRound((rounds) => rounds + 1);
  }, []);
  const isCurrent =
    isReadable && state.failure === null && !state.isLoading && JSON.stringify(state.preview?.rule) === asked;
  return { ...state, isCurrent, refresh };
}
