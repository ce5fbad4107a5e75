import { deskPath } from '#domain/addresses/desk-path.ts';
import './batches.css';
import type { ReactNode } from 'react';
import { useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import type { WirePriceBatch } from '#schemas/price-change-answers.ts';
import { batchAddress, batchSearch } from '#web/admin/price-studio/batch-address.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { Pager } from '../list/pager.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { useHeld } from '../live/use-held.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchEntry } from './batch-entry.tsx';
import { BATCHES_PER_PAGE, type BatchesPage } from './batches-api.ts';

type BatchListProps = {
  readonly label: string;
  /** `null` when the list could not be fetched. */
  readonly page: BatchesPage | null;
  readonly emptyText: string;
  /** What can be done with a batch in the list. */
  readonly actionsOf: (batch: WirePriceBatch) => ReactNode;
};

/** A page of batches, newest first, with the opened one over it. */
export function BatchList({ label, page: loaded, emptyText, actionsOf }: BatchListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const address = batchAddress(search);
  // The list doesn't move behind an open window: what was undone there shows once it closes.
  const page = useHeld(address.open !== null, loaded);
  if (page === null) return <SectionFailure text="No se pudieron cargar los cambios de precios." />;
  const { batches, total } = page;
  return (
    <>
      <section aria-label={label} aria-busy={state === 'loading'} className="dashboard-card batches">
        {batches.length === 0 ? (
          <EmptyList text={emptyText} way={{ to: deskPath('prices'), label: 'Cambiar precios' }} />
        ) : (
          <ul>
            {batches.map((batch) => (
              <li key={batch.id}>
                <BatchEntry
                  batch={batch}
                  searchOf={(open) => batchSearch({ page: address.page, open }, search)}
                >
                  {actionsOf(batch)}
                </BatchEntry>
              </li>
            ))}
          </ul>
        )}
      </section>
      {total > BATCHES_PER_PAGE && (
        <Pager
          label={`Páginas: ${label}`}
          page={address.page}
          lastPage={lastPageOf(total, BATCHES_PER_PAGE)}
          searchOf={(number) => batchSearch({ page: number, open: null }, search)}
        />
      )}
      <BatchDialog
        id={address.open}
        onChanged={revalidate}
        onClose={() =>
          navigate({ search: batchSearch({ ...address, open: null }, search) }, { preventScrollReset: true })
        }
      />
    </>
  );
}

export function BatchesLoading() {
  return <Skeleton className="h-120" />;
}
