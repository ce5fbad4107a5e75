import { deskPath } from '#domain/addresses/desk-path.ts';
import './price-history.css';
import { useState } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WirePriceMoment } from '#schemas/price-change-answers.ts';
import { batchSearch } from '#web/admin/price-studio/batch-address.ts';
import { formatAmount, formatCount } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { actorLabel } from '../log/audit-entry-text.ts';
import { shownPrices } from '../price-studio/preview-rows.ts';
import { ShownAmounts } from '../price-studio/shown-amounts.tsx';
import { fetchPriceMoments } from './fetch-price-moments.ts';
import { PLOT, priceSteps, stepPath } from './price-steps.ts';

const ROWS_SHOWN = 50;

type Loaded = { readonly moments: readonly WirePriceMoment[] | null; readonly now: number };

/** A product's own prices, fetched when it opens: a plot with a table (STUDIO-007). */
export function PriceHistory({ productId }: { productId: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = async () => setLoaded({ moments: await fetchPriceMoments(productId), now: Date.now() });
  return (
    <details
      className="price-history"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && loaded === null) load();
      }}
    >
      <summary>Historial de precios</summary>
      {loaded === null ? <Skeleton className="h-48" /> : <LoadedHistory {...loaded} onRetry={load} />}
    </details>
  );
}

function LoadedHistory({ moments, now, onRetry }: Loaded & { onRetry: () => void }) {
  if (moments === null) return <LoadFailure text="No se pudo cargar el historial." onRetry={onRetry} />;
  if (moments.length === 0) return <p className="text-secondary">El precio no cambió desde que se agregó.</p>;
  return (
    <>
      <PricePlot moments={moments} now={now} />
      <table className="price-moments figures">
        <caption className="sr-only">Cambios de precio, el último primero</caption>
        <thead>
          <tr>
            <th scope="col">Cuándo</th>
            <th scope="col" className="text-right">
              Antes
            </th>
            <th scope="col" className="text-right">
              Ahora
            </th>
            <th scope="col">Quién</th>
          </tr>
        </thead>
        <tbody>
          {moments.slice(0, ROWS_SHOWN).map((moment) => (
            <MomentRow key={`${moment.batch}${moment.changedAt}`} moment={moment} />
          ))}
        </tbody>
      </table>
      {moments.length > ROWS_SHOWN && (
        <p className="mt-2 text-sm text-muted">
          y {formatCount(moments.length - ROWS_SHOWN, { one: 'cambio más', many: 'cambios más' })}
        </p>
      )}
    </>
  );
}

function MomentRow({ moment: { changedAt, actor, batch, before, after } }: { moment: WirePriceMoment }) {
  const [from, to] = [shownPrices(before), shownPrices(after)];
  return (
    <tr>
      <th scope="row">
        <PageLink to={`${deskPath('priceHistory')}${batchSearch({ page: 1, open: batch })}`}>
          {formatDate(Date.parse(changedAt))}
        </PageLink>
      </th>
      <td className="text-right">
        <ShownAmounts prices={from} other={to} />
      </td>
      <td className="text-right font-semibold">
        <ShownAmounts prices={to} other={from} />
      </td>
      <td className="wrap-anywhere text-muted">{actorLabel(actor)}</td>
    </tr>
  );
}

/** Packs have no line of their own; the table has them. */
function PricePlot({ moments, now }: { moments: readonly WirePriceMoment[]; now: number }) {
  const steps = priceSteps(moments);
  const prices = steps.map(({ price }) => price).filter((price) => price !== null);
  if (prices.length < 2) return null;
  const low = prices.reduce((one, other) => (one < other ? one : other));
  const high = prices.reduce((one, other) => (one > other ? one : other));
  const changes = formatCount(steps.length - 1, { one: 'cambio', many: 'cambios' });
  const sentence = `${changes} de precio, entre ${formatAmount(low)} y ${formatAmount(high)}; ahora ${formatAmount(steps.at(-1)?.price ?? null)}`;
  return (
    <div className="price-plot">
      <p className="price-scale figures" aria-hidden="true">
        <span>{formatAmount(high)}</span>
        <span>{formatAmount(low)}</span>
      </p>
      <svg
        role="img"
        aria-label={sentence}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
      >
        <path d={stepPath(steps, now)} />
      </svg>
    </div>
  );
}
