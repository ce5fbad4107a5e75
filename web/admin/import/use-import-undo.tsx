import { useState } from 'react';
import type { WireImportUndone } from '#schemas/import-answers.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { undoImport } from './import-api.ts';
import { importedSentence } from './import-sentence.ts';
import { UndoResult } from './undo-result.tsx';

type DoneImport = { readonly id: string; readonly created: number; readonly updated: number };

export type ImportUndo = {
  readonly isUndoing: boolean;
  /** Confirms, undoes and reports; resolves to what was undone, or `null`. */
  undo(done: DoneImport): Promise<WireImportUndone | null>;
};

/** 'Deshacer importación' (IMPORT-007). */
export function useImportUndo(onUndone: () => Promise<void>): ImportUndo {
  const { confirm, notify } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const [isUndoing, setIsUndoing] = useState(false);
  return {
    isUndoing,
    async undo(done) {
      const isConfirmed = await confirm({
        title: '¿Deshacer la importación?',
        text: `${importedSentence(done)} Se quitan los productos que creó y vuelven los precios que cambió. Nombres, categorías, fotos y los demás datos que cambió quedan como están. También quedan los productos que alguien pidió o cambió después.`,
        confirmLabel: 'Sí, deshacer',
        cancelLabel: 'Cancelar',
      });
      if (!isConfirmed) return null;
      setIsUndoing(true);
      const outcome = await undoImport(done.id);
      setIsUndoing(false);
      if (!outcome.ok) {
        await reportFailure(outcome.message);
        return null;
      }
      await onUndone();
      await notify({
        title: outcome.data.isUndone ? 'Importación deshecha' : 'No había nada para deshacer',
        text: <UndoResult result={outcome.data} />,
        ...(outcome.data.isUndone && { tone: 'success' }),
      });
      return outcome.data;
    },
  };
}
