import './analysis.css';
import { useNavigate } from 'react-router';
import type { AnalysisPeriod } from '#domain/analysis/analysis-period.ts';
import type { WireAnalysis } from '#schemas/analysis-answers.ts';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import type { Route } from './+types/analysis-route.ts';
import { fetchAnalysis, periodIn, periodSearch } from './analysis-api.ts';
import { AnalysisFrame, AnalysisLoading } from './analysis-frame.tsx';
import { SearchesCard } from './searches-card.tsx';
import { SeenProducts } from './seen-products.tsx';
import { WayToOrder } from './way-to-order.tsx';

const TABS: readonly (Tab<string> & { readonly period: AnalysisPeriod })[] = [
  { key: '7', label: '7 días', period: 7 },
  { key: '28', label: '4 semanas', period: 28 },
  { key: '90', label: '90 días', period: 90 },
  { key: '365', label: 'Un año', period: 365 },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const period = periodIn(new URL(request.url).searchParams);
  return { period, analysis: await fetchAnalysis(period) };
}

clientLoader.hydrate = true as const;

export const HydrateFallback = AnalysisLoading;

/** What visitors look for and what becomes of it, without cookies or third parties (STORE-008). */
export default function AnalysisRoute({ loaderData: { period, analysis } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <AnalysisFrame>
      <Tabs
        label="Período"
        tabs={TABS}
        selected={String(period)}
        onSelect={(key) => {
          const chosen = TABS.find((tab) => tab.key === key)?.period ?? period;
          navigate({ search: periodSearch(chosen) });
        }}
      >
        {analysis === null ? (
          <SectionFailure text="No se pudieron cargar las visitas." />
        ) : (
          <Analysis analysis={analysis} />
        )}
      </Tabs>
    </AnalysisFrame>
  );
}

function Analysis({ analysis }: { analysis: WireAnalysis }) {
  const { days, searches, emptySearches, nearSearches, products } = analysis;
  return (
    <div className="analysis-grid">
      <WayToOrder days={days} />
      <SearchesCard
        title="Búsquedas sin resultado"
        note="Lo que piden con palabras que ningún producto tiene"
        searches={emptySearches}
        empty="Todas las búsquedas encontraron algo."
        hasSynonyms
      />
      <SearchesCard
        title="Búsquedas con algo parecido"
        note="La tienda mostró lo más parecido"
        searches={nearSearches}
        empty="Nadie necesitó algo parecido en este tiempo."
        hasSynonyms
      />
      <SearchesCard
        title="Lo más buscado"
        note="Todas las búsquedas, con o sin resultado"
        searches={searches}
        empty="Todavía nadie buscó en este tiempo."
      />
      <SeenProducts products={products} />
    </div>
  );
}
