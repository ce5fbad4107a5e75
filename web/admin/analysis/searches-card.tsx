import type { WireSearchCount } from '#schemas/analysis-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CardHeading } from '../overview/card-heading.tsx';
import { ThreadBar } from '../overview/thread-bar.tsx';
import { IfMay } from '../shell/use-role.tsx';
import { synonymHref } from '../store/search/synonym-href.ts';

type SearchesCardProps = {
  readonly title: string;
  readonly note: string;
  readonly searches: readonly WireSearchCount[];
  /** What it says when there is none. */
  readonly empty: string;
  /** Whether each leads to the synonyms too. */
  readonly hasSynonyms?: boolean;
};

/** Searches and how often each was made; each leads to what the shop shows for it. */
export function SearchesCard({ title, note, searches, empty, hasSynonyms = false }: SearchesCardProps) {
  const most = searches[0]?.times ?? 0;
  return (
    <section className="dashboard-card">
      <CardHeading title={title} note={note} />
      {searches.length === 0 && <p className="py-6 text-secondary">{empty}</p>}
      <ol className="searches-list">
        {searches.map(({ text, times }) => (
          <li key={text}>
            <PageLink
              to={`/?${new URLSearchParams({ q: text })}`}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-1.5 text-[0.90625rem] hover:underline"
            >
              <span className="wrap-anywhere font-medium">{text}</span>
              <b className="figures">{formatWholeNumber(times)}</b>
              <ThreadBar share={times / most} className="col-span-2" />
            </PageLink>
            {hasSynonyms && (
              <IfMay capability="store">
                <PageLink to={synonymHref(text)} className="create-synonym">
                  Crear sinónimo<span className="sr-only"> de «{text}»</span>
                </PageLink>
              </IfMay>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
