import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireImportState, WireImportUndone } from '#schemas/import-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { DonePhotos } from './done-photos.tsx';
import { showImported } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';
import { hiddenSentence, importedSentence } from './import-sentence.ts';
import { SHEET_PATH } from './import-step.ts';
import { UndoResult } from './undo-result.tsx';
import { useImportUndo } from './use-import-undo.tsx';

const WITHOUT_PHOTO = { one: 'no tiene foto.', many: 'no tienen foto.' };

/** The last step: what was imported, where to see it, and the way back (IMPORT-007). */
export function DoneStep({ state }: { state: WireImportState }) {
  const { revalidate } = useRevalidator();
  const { undo, isUndoing } = useImportUndo(revalidate);
  const [undone, setUndone] = useState<WireImportUndone | null>(null);
  const [isShowing, setIsShowing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isUndone = state.status === 'undone';

  async function show(): Promise<void> {
    setIsShowing(true);
    setFault(null);
    const outcome = await showImported(state.id);
    setIsShowing(false);
    if (!outcome.ok) return setFault(outcome.message);
    await revalidate();
  }

  return (
    <section className="dashboard-card done-step" aria-labelledby="done-heading">
      {isUndone ? (
        <Undo2 aria-hidden="true" className="done-mark text-secondary" />
      ) : (
        <CircleCheck aria-hidden="true" className="done-mark text-success" />
      )}
      <h2 id="done-heading" className="text-section">
        {isUndone ? 'Importación deshecha' : 'Listo'}
      </h2>
      <p className="wrap-anywhere">
        {state.fileName}: {importedSentence(state)}
      </p>
      {state.hidden > 0 && <p role="status">{hiddenSentence(state.hidden)}</p>}
      {fault !== null && <ImportFault text={fault} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${deskPath('products')}${state.hidden > 0 ? '?ocultos=1' : ''}`} variant="outline">
          {state.hidden > 0 ? 'Revisarlos' : 'Ver los productos'}
        </ButtonLink>
        {state.hidden > 0 && (
          <Button isLoading={isShowing} onClick={show}>
            Mostrarlos todos
          </Button>
        )}
        {state.batch !== null && (
          <ButtonLink to={`${deskPath('priceHistory')}?lote=${state.batch}`} variant="outline">
            Ver los precios que cambiaron
          </ButtonLink>
        )}
        <ButtonLink to={SHEET_PATH} variant="outline">
          Importar otra planilla
        </ButtonLink>
        {/* last, so that it moves no other button when it goes */}
        {state.status === 'applied' && (
          <Button variant="outline" isLoading={isUndoing} onClick={async () => setUndone(await undo(state))}>
            Deshacer importación
          </Button>
        )}
      </div>
      {/* below the buttons, so that its news move none of them */}
      {state.photos !== null && <DonePhotos importId={state.id} photos={state.photos} isUndone={isUndone} />}
      {/* after the news of photos, which it waits for */}
      {state.withoutPhoto > 0 && !isFetchingPhotos(state) && (
        <p className="done-row">
          <span>
            <b>{formatCount(state.withoutPhoto, WITHOUT_PHOTO)}</b> Sube una carpeta: se ubican por el código.
          </span>
          <PageLink to={deskPath('importPhotos')} className="import-link">
            Fotos por código
          </PageLink>
        </p>
      )}
      {undone !== null && (
        <div className="w-full">
          <UndoResult result={undone} />
        </div>
      )}
    </section>
  );
}

function isFetchingPhotos({ photos }: WireImportState): boolean {
  return photos !== null && photos.done < photos.total;
}
