import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireImportState, WireImportUndone } from '#schemas/import-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DonePhotos } from './done-photos.tsx';
import { showImported } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';
import { importedSentence } from './import-sentence.ts';
import { SHEET_PATH } from './import-step.ts';
import { UndoResult } from './undo-result.tsx';
import { useImportUndo } from './use-import-undo.tsx';

const NEW = { one: 'producto nuevo', many: 'productos nuevos' };

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
      {state.hidden > 0 && (
        <p role="status">{`${formatCount(state.hidden, NEW)} ${state.hidden === 1 ? 'está oculto' : 'están ocultos'}: los ve la tienda, no quien compra.`}</p>
      )}
      {fault !== null && <ImportFault text={fault} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={deskPath('products')} variant={state.hidden > 0 ? 'primary' : 'outline'}>
          {state.hidden > 0 ? 'Revisarlos' : 'Ver los productos'}
        </ButtonLink>
        {state.hidden > 0 && (
          <Button variant="outline" isLoading={isShowing} onClick={show}>
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
          <Button
            variant="outline"
            isLoading={isUndoing}
            onClick={async () => setUndone(await undo(state.id))}
          >
            Deshacer importación
          </Button>
        )}
      </div>
      {/* below the buttons, so that its news move none of them */}
      {state.photos !== null && <DonePhotos importId={state.id} photos={state.photos} isUndone={isUndone} />}
      {undone !== null && (
        <div className="w-full">
          <UndoResult result={undone} />
        </div>
      )}
    </section>
  );
}
