import { ANALYSIS_PERIODS, type AnalysisPeriod } from '#domain/analysis/analysis-period.ts';
import type { WireAnalysis } from '#schemas/analysis-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

const PERIOD = 'dias';
const USUAL_PERIOD: AnalysisPeriod = 28;

/** The period in an address; the last four weeks without a valid one. */
export function periodIn(search: URLSearchParams): AnalysisPeriod {
  const days = Number(search.get(PERIOD));
  return ANALYSIS_PERIODS.find((known) => known === days) ?? USUAL_PERIOD;
}

export function periodSearch(period: AnalysisPeriod): string {
  return period === USUAL_PERIOD ? '' : `?${PERIOD}=${period}`;
}

/** `null` after a failure. */
export async function fetchAnalysis(period: AnalysisPeriod): Promise<WireAnalysis | null> {
  const request = { isPromised: hasKeys('days', 'searches', 'emptySearches', 'nearSearches', 'products') };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireAnalysis>(`/analysis?days=${period}`, request),
  );
  return answer?.ok ? answer.data : null;
}
