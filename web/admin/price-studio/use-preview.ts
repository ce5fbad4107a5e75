import { useCallback, useEffect, useRef, useState } from 'react';
import type { Vat } from '#domain/law/vat.ts';
import type { WirePriceRule } from '#schemas/price-change.ts';
import type { Outcome } from '../outcome.ts';
import { type StudioRow, studioRow, vatStudioRow } from './preview-rows.ts';
import { fetchPreview, fetchSelection, fetchVatPreview } from './price-changes-api.ts';
import type { ReadForm } from './price-rule.ts';

const PAUSE_MS = 250;

const spanish = new Intl.Collator('es-AR');

export type Preview = {
  /** What was asked for. */
  readonly rule: WirePriceRule;
  readonly isChange: boolean;
  readonly vat: Vat | null;
  /** How many products the rule is about. */
  readonly count: number;
  /** Their brands, in order. */
  readonly brands: readonly string[];
  /** Empty without a change. */
  readonly rows: readonly StudioRow[];
  readonly unknownCodes: readonly string[];
  readonly hiddenCodes: readonly string[];
  readonly hiddenLeftOut: number;
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
      const outcome = await shownProducts(sent, { vat, isChange }, call.signal).catch((error: unknown) => {
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

/** What became of pasted codes and hidden products. */
export type SelectedCodes = Pick<Preview, 'unknownCodes' | 'hiddenCodes' | 'hiddenLeftOut'>;

type ShownProducts = Pick<Preview, 'count' | 'brands' | 'rows' | keyof SelectedCodes>;

/** Every row takes about 30 bytes of the way here, so they come only once a change says what they show. */
async function shownProducts(
  { select, ...rule }: WirePriceRule,
  { vat, isChange }: Pick<Preview, 'vat' | 'isChange'>,
  signal: AbortSignal,
): Promise<Outcome<ShownProducts>> {
  if (!isChange) return mapped(await fetchSelection({ select }, signal), (found) => ({ ...found, rows: [] }));
  if (vat !== null)
    return mapped(await fetchVatPreview({ select, vat }, signal), ({ rows, ...codes }) =>
      withRows(rows.map(vatStudioRow), codes),
    );
  return mapped(await fetchPreview({ select, ...rule }, signal), ({ rows, ...codes }) =>
    withRows(rows.map(studioRow), codes),
  );
}

function withRows(rows: readonly StudioRow[], codes: SelectedCodes): ShownProducts {
  const brands = new Set(rows.map(({ brand }) => brand));
  brands.delete('');
  return { count: rows.length, brands: [...brands].sort(spanish.compare), rows, ...codes };
}

function mapped<T, S>(outcome: Outcome<T>, map: (data: T) => S): Outcome<S> {
  return outcome.ok ? { ok: true, data: map(outcome.data) } : outcome;
}
