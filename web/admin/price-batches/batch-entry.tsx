import { CircleMinus, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WirePriceBatch } from '#schemas/price-change-answers.ts';
import { formatCount } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { actorLabel } from '../log/audit-entry-text.ts';
import { batchLook } from './batch-looks.ts';
import { LookPill } from './look-pill.tsx';

type BatchEntryProps = {
  readonly batch: WirePriceBatch;
  /** The list's address with that batch open. */
  readonly searchOf: (id: string) => string;
  /** What can be done with it, beside 'Ver'. */
  readonly children?: ReactNode;
};

/** A batch as a sentence, with who and when. */
export function BatchEntry({ batch, searchOf, children }: BatchEntryProps) {
  const { id, rule, note, actor, createdAt, undoneBy, undone, undoOf } = batch;
  return (
    <article className="batch">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="plain-heading batch-rule">{rule}</h2>
        <p className="batch-meta">
          {actorLabel(actor)} · <time dateTime={createdAt}>{formatDate(Date.parse(createdAt))}</time>
        </p>
        <Times batch={batch} />
        {note !== '' && <p className="batch-note">«{note}»</p>}
        <p className="batch-pills">
          {undoneBy === null || undone === 0 ? (
            <LookPill look={batchLook(batch)} />
          ) : (
            <PageLink to={searchOf(undoneBy)} keepsScroll className="batch-pill-link">
              <LookPill look={batchLook(batch)} />
              <span className="sr-only">: ver el cambio que lo deshizo</span>
            </PageLink>
          )}
          {undoOf !== null && (
            <PageLink to={searchOf(undoOf)} keepsScroll className="batch-link">
              Ver el cambio que deshace
            </PageLink>
          )}
          <LeftRows batch={batch} />
        </p>
      </div>
      <div className="batch-actions">
        <ButtonLink to={searchOf(id)} keepsScroll variant="outline" size="small" aria-label={`Ver: ${rule}`}>
          Ver
        </ButtonLink>
        {children}
      </div>
    </article>
  );
}

/** Rows that a scheduled batch left as they were. */
function LeftRows({ batch }: { batch: WirePriceBatch }) {
  if (batch.leftOut === 0) return null;
  const left = { one: 'precio quedó como estaba: cambió', many: 'precios quedaron como estaban: cambiaron' };
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-warning">
      <CircleMinus aria-hidden="true" className="size-4!" />
      {wasNeverApplied(batch)
        ? 'No se aplicó: su final pasó con la tienda detenida'
        : `${formatCount(batch.leftOut, left)} mientras tanto`}
    </span>
  );
}

function wasNeverApplied({ status, appliedAt }: WirePriceBatch): boolean {
  return status === 'ended' && appliedAt === null;
}

/** When a scheduled batch begins and ends, at the shop. */
function Times({ batch }: { batch: WirePriceBatch }) {
  const { startsAt, endsAt, status } = batch;
  if (startsAt === null) return null;
  const isComing = status === 'scheduled' || status === 'cancelled' || wasNeverApplied(batch);
  return (
    <p className="batch-times">
      <Clock aria-hidden="true" />
      <span>
        {isComing ? 'Empieza' : 'Empezó'} el {formatDate(Date.parse(startsAt))}
        {endsAt !== null && (
          <>
            {' '}
            y {status === 'ended' && !isComing ? 'terminó' : 'termina'} el {formatDate(Date.parse(endsAt))}
          </>
        )}
      </span>
    </p>
  );
}
