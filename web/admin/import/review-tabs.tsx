import { useState } from 'react';
import type { WireImportCheck } from '#schemas/import-answers.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChangedRow } from './changed-row.tsx';
import { GrowingList } from './growing-list.tsx';
import { useChanges } from './use-changes.ts';
import { WrongRows } from './wrong-rows.tsx';

type ReviewTab = 'changed' | 'new' | 'wrong';

/** The rows that change, the new ones and the wrong ones. */
export function ReviewTabs({ importId, check }: { importId: string; check: WireImportCheck }) {
  const [selected, setSelected] = useState<ReviewTab>(() => firstTab(check));
  const { changes, isLoading, loadMore } = useChanges(importId, check);
  const tabs = [
    { key: 'changed', label: 'Cambian', count: check.changed },
    { key: 'new', label: 'Nuevos', count: check.new },
    { key: 'wrong', label: 'Con errores', count: check.wrong },
  ] as const;
  return (
    <div className="dashboard-card mt-4">
      <Tabs label="Filas de la planilla" tabs={tabs} selected={selected} onSelect={setSelected}>
        <div className="pt-3">
          {selected === 'wrong' ? (
            <WrongRows importId={importId} check={check} />
          ) : (
            <GrowingList
              key={selected}
              items={changes.filter(({ kind }) => kind === selected)}
              total={selected === 'new' ? check.new : check.changed}
              empty={EMPTY[selected]}
              isLoading={isLoading}
              onMore={() => loadMore(selected)}
            >
              {(change) => <ChangedRow key={change.row} change={change} />}
            </GrowingList>
          )}
        </div>
      </Tabs>
    </div>
  );
}

const EMPTY = {
  new: 'Ninguna fila es un producto nuevo.',
  changed: 'Ninguna fila cambia un producto.',
} as const;

function firstTab({ changed, new: created, wrong }: WireImportCheck): ReviewTab {
  if (changed > 0) return 'changed';
  return created > 0 || wrong === 0 ? 'new' : 'wrong';
}
