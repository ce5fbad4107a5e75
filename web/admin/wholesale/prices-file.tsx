import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { WireReadPrices } from '#schemas/wholesale.ts';
import { Button } from '#web/ui/button.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { readPricesText } from './list-words.ts';
import { readPricesFile } from './wholesale-api.ts';

type PricesFileProps = {
  readonly read: WireReadPrices | null;
  readonly onRead: (read: WireReadPrices) => void;
};

/** Own prices from a spreadsheet with codes and prices. They count once the list is saved. */
export function PricesFile({ read, onRead }: PricesFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isSending, error, send } = useServerRequest();

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    // Reset, so that the same file can be chosen again after it was mended.
    target.value = '';
    if (file === undefined) return;
    const answer = await send(() => readPricesFile(file));
    if (answer !== null) onRead(answer.data);
  }

  return (
    <>
      <Button variant="outline" size="small" isLoading={isSending} onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" /> Subir precios
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.xls,.ods,text/csv"
        className="hidden"
        aria-label="Planilla con códigos y precios"
        onChange={choose}
      />
      <p role="status" className="list-file text-sm empty:hidden">
        {error === null && read !== null && readPricesText(read)}
      </p>
      <p role="alert" className="list-file text-sm text-error empty:hidden">
        {error}
      </p>
    </>
  );
}
