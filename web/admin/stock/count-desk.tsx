import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { placeKey } from '#domain/stock/shelf.ts';
import type { WireStockDifferences } from '#schemas/stock-answers.ts';
import { formatCount } from '#web/format.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { CountDifferences } from './count-differences.tsx';
import { CountOne } from './count-one.tsx';
import { type CountItem, type CountPlace, countedLines, firstUncounted, placeOfCode } from './count-place.ts';
import { saveCount, savedCount } from './saved-count.ts';
import { sendCount } from './stock-api.ts';

type CountDeskProps = { readonly place: CountPlace; readonly items: readonly CountItem[] };

/** One thing after another, and at the end what differs, before anything is written. */
export function CountDesk({ place, items }: CountDeskProps) {
  const [counted, setCounted] = useState(() => savedCount(place));
  const [at, setAt] = useState(() => Math.min(firstUncounted(items, counted), items.length - 1));
  const [differences, setDifferences] = useState<WireStockDifferences['differences'] | null>(null);
  const { isSending, error, send } = useServerRequest();
  const { show } = useToast();
  const navigate = useNavigate();
  useEffect(() => saveCount(place, counted), [place, counted]);
  const lines = countedLines(items, counted);
  const item = items[at];

  async function compare(): Promise<void> {
    const done = await send(() => sendCount({ lines, note: '', dryRun: true }));
    if (done !== null) setDifferences(done.data.differences);
  }

  async function store(): Promise<void> {
    const note = `Conteo de ${place.subsection}`;
    const done = await send(() => sendCount({ lines, note, dryRun: false }));
    if (done === null) return;
    saveCount(place, {});
    show({
      title: `${formatCount(lines.length, { one: 'conteo guardado', many: 'conteos guardados' })}`,
      tone: 'success',
    });
    navigate(deskPath('stock'));
  }

  if (differences !== null || item === undefined)
    return (
      <CountDifferences
        items={items}
        differences={differences ?? []}
        count={lines.length}
        error={error}
        isSending={isSending}
        onBack={() => setDifferences(null)}
        onStore={store}
      />
    );
  const key = placeKey(item);
  return (
    <CountOne
      key={key}
      title={place.subsection}
      item={item}
      step={{ at, of: items.length, done: lines.length }}
      value={counted[key] ?? null}
      error={error}
      isSending={isSending}
      onCode={(code) => {
        const found = placeOfCode(items, code);
        if (found !== -1) setAt(found);
        return found !== -1;
      }}
      onValue={(value) =>
        setCounted(({ [key]: _before, ...others }) => (value === null ? others : { ...others, [key]: value }))
      }
      onMove={(step) => (at + step >= items.length ? compare() : setAt(Math.max(at + step, 0)))}
      onCompare={compare}
    />
  );
}
