import type { ComponentProps } from 'react';
import type { WireImportCheck } from '#schemas/import-answers.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChangedRow } from './changed-row.tsx';
import { GrowingList } from './growing-list.tsx';
import { useChanges } from './use-changes.ts';
import { WrongRows } from './wrong-rows.tsx';

export type ReviewTab = 'changed' | 'new' | 'wrong';

type ReviewTabsProps = ComponentProps<typeof WrongRows> & {
  readonly selected: ReviewTab;
  readonly onSelect: (tab: ReviewTab) => void;
};

/** The rows that change, the new ones and the wrong ones. */
export function ReviewTabs({ importId, check, selected, onSelect, isWorking, onMend }: ReviewTabsProps) {
  const { changes, isLoading, loadMore } = useChanges(importId, check);
  const tabs = [
    { key: 'changed', label: 'Cambian', count: check.changed },
    { key: 'new', label: 'Nuevos', count: check.new },
    { key: 'wrong', label: 'Con errores', count: check.wrong },
  ] as const;
  return (
    <div className="dashboard-card mt-4">
      <Tabs label="Filas de la planilla" tabs={tabs} selected={selected} onSelect={onSelect}>
        <div className="pt-3">
          {selected === 'wrong' ? (
            <WrongRows importId={importId} check={check} isWorking={isWorking} onMend={onMend} />
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

/** The tab with which a review begins. */
export function firstTab({ changed, new: created, wrong }: WireImportCheck): ReviewTab {
  if (changed > 0) return 'changed';
  return created > 0 || wrong === 0 ? 'new' : 'wrong';
}
