import type { WireImportUndone } from '#schemas/import-answers.ts';
import { ScrollList } from '../prices/scroll-list.tsx';
import { leftChangesSentence, undoneSentence } from './import-sentence.ts';

const REASONS: Readonly<Record<WireImportUndone['kept'][number]['reason'], string>> = {
  ordered: 'está en un pedido',
  edited: 'se cambió después',
  'changed-since': 'su precio cambió después',
  'counted-since': 'se contó de nuevo después',
};

/** What an undo took away and gave back, and what stayed, with the reason. */
export function UndoResult({ result }: { result: WireImportUndone }) {
  const { removed, restored, counts = 0, otherChanges, kept } = result;
  return (
    <>
      <p>{undoneSentence({ removed, restored, counts })}</p>
      {otherChanges > 0 && <p>{leftChangesSentence(otherChanges)}</p>}
      {kept.length > 0 && (
        <ScrollList label="Productos que quedaron">
          {kept.map(({ _id, code, name, reason }) => (
            <li key={_id} className="py-1.5">
              <b className="font-semibold">{name}</b> {code}: queda porque {REASONS[reason]}
            </li>
          ))}
        </ScrollList>
      )}
    </>
  );
}
