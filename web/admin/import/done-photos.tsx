import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireImportPhotos } from '#schemas/import-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { useRepeatedLoad } from '../list/use-repeated-load.ts';
import { WorkProgress } from '../list/work-progress.tsx';
import { ScrollList } from '../prices/scroll-list.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { retryImportPhotos } from './import-api.ts';
import { fetchedSentence } from './import-sentence.ts';

const POLL_MS = 2000;

type DonePhotosProps = {
  readonly importId: string;
  readonly photos: WireImportPhotos;
  /** An undone import fetches no more photos. */
  readonly isUndone: boolean;
};

/** The photos of other sites: how far they are, and which did not arrive (IMPORT-009). */
export function DonePhotos({ importId, photos, isUndone }: DonePhotosProps) {
  const { revalidate } = useRevalidator();
  const { reportFailure } = useChangeDialogs();
  const [isRetrying, setIsRetrying] = useState(false);
  const { total, done, failed, faults } = photos;
  const isFetching = done < total && !isUndone;
  useRepeatedLoad({ everyMs: POLL_MS, isOn: isFetching });

  async function retry(): Promise<void> {
    setIsRetrying(true);
    const outcome = await retryImportPhotos(importId);
    setIsRetrying(false);
    if (!outcome.ok) await reportFailure(outcome.message);
    await revalidate();
  }

  return (
    <section className="grid w-full gap-3" aria-labelledby="photos-heading">
      <h3 id="photos-heading" className="font-semibold">
        Fotos de otros sitios
      </h3>
      {isFetching ? (
        <WorkProgress label="Trayendo las fotos" progress={{ done, total }} unit="fotos" />
      ) : (
        <p role="status">{fetchedSentence({ fetched: done - failed, failed })}</p>
      )}
      {isFetching && (
        <p className="text-secondary">Siguen llegando aunque cierres esta página. Los productos ya están.</p>
      )}
      {faults.length > 0 && (
        <ScrollList label="Fotos que no llegaron">
          {faults.map(({ row, _id, code, name, url, reason }) => (
            <li key={`${_id} ${url}`} className="py-1.5">
              Fila {row}, <b className="font-semibold">{name}</b> {code}: {url}: {reason}
            </li>
          ))}
        </ScrollList>
      )}
      {failed > 0 && !isFetching && !isUndone && (
        <div>
          <Button variant="outline" isLoading={isRetrying} onClick={retry}>
            Volver a traer las que faltan
          </Button>
        </div>
      )}
    </section>
  );
}
