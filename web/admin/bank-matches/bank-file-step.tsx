import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { MAX_SHEET_MEGABYTES } from '#domain/files/file-weights.ts';
import type { WireBankColumn } from '#schemas/bank-match-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import '../import/import-file.css';
import { DropZone } from '../import/drop-zone.tsx';
import { ImportFault } from '../import/import-fault.tsx';
import { dropBankFile, type SaidColumns } from './bank-api.ts';
import { BankColumnsForm } from './bank-columns-form.tsx';

type BankFileStepProps = {
  readonly onRead: () => Promise<void>;
  /** Back to the file that is there; `null` without one. */
  readonly onClose: (() => void) | null;
};

type Asked = { readonly file: File; readonly columns: readonly WireBankColumn[] };

/** A bank's file is dropped or chosen. Columns that nobody knows are asked once. */
export function BankFileStep({ onRead, onClose }: BankFileStepProps) {
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function send(file: File | undefined, said: SaidColumns | null = null): Promise<void> {
    if (file === undefined || isReading) return;
    setFault(null);
    setIsReading(true);
    const dropped = await dropBankFile(file, said);
    if (dropped.kind === 'read') await onRead();
    setIsReading(false);
    if (dropped.kind === 'asked') setAsked({ file, columns: dropped.columns });
    if (dropped.kind === 'refused' || (dropped.kind === 'asked' && said !== null))
      setFault(`${file.name}: ${dropped.message}`);
  }

  if (asked !== null)
    return (
      <BankColumnsForm
        fileName={asked.file.name}
        columns={asked.columns}
        fault={fault}
        isReading={isReading}
        onSaid={(said) => send(asked.file, said)}
        onClose={() => setAsked(null)}
      />
    );
  return (
    <div className="dashboard-card bank-step">
      <DropZone
        accept=".csv,.xlsx,.xls,.ods,text/csv"
        isDisabled={isReading}
        noteId="bank-note"
        onFiles={([file]) => send(file)}
      >
        <FileSpreadsheet aria-hidden="true" />
        <b>Elegir los movimientos del banco</b>
        <span id="bank-note" className="text-sm text-secondary">
          o soltarlos aquí: CSV, XLSX, XLS u ODS, hasta {MAX_SHEET_MEGABYTES} MB
        </span>
      </DropZone>
      {fault !== null && <ImportFault text={fault} />}
      {isReading && (
        <div role="status">
          <p>Leyendo los movimientos…</p>
          <SewnProgress />
        </div>
      )}
      <p className="text-sm text-secondary">
        Descárgalos del sitio del banco o de Mercado Pago. Se guardan solo las acreditaciones, y ninguna dos
        veces: el mismo archivo de nuevo no cambia nada.
      </p>
      {onClose !== null && (
        <Button variant="outline" size="small" onClick={onClose}>
          Volver a los movimientos
        </Button>
      )}
    </div>
  );
}
