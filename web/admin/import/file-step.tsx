import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_IMPORT_ROWS, MAX_SHEET_MEGABYTES } from '#domain/files/file-weights.ts';
import type { WireImport, WireImportEntry } from '#schemas/import-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { DropZone } from './drop-zone.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { readSheet, type SheetChoice } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';
import { stepPath } from './import-step.ts';
import { SheetChoiceForm } from './sheet-choice-form.tsx';

type Read = { readonly file: File; readonly answer: WireImport };

/**
 * The first step: a spreadsheet is dropped or chosen. Where it has several sheets, or no row that names known columns,
 * the person says which sheet and row are meant. Nothing of the shop changes here (IMPORT-001).
 */
export function FileStep({ entries }: { entries: readonly WireImportEntry[] | null }) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [read, setRead] = useState<Read | null>(null);

  async function send(file: File | undefined, choice: SheetChoice | null = null): Promise<void> {
    if (file === undefined || sent !== null) return;
    setFault(null);
    setSent(0);
    const outcome = await readSheet(file, { choice, onProgress: setSent });
    setSent(null);
    if (!outcome.ok) return setFault(`${file.name}: ${outcome.message}`);
    const { data: answer } = outcome;
    const isClear = answer.sheets.length <= 1 && answer.columns.some(({ field }) => field !== null);
    if (choice === null && isClear) await navigate(stepPath(answer.id, 'columnas'));
    else setRead({ file, answer });
  }

  if (read !== null)
    return (
      <SheetChoiceForm
        key={read.answer.id}
        fileName={read.file.name}
        answer={read.answer}
        isReading={sent !== null}
        fault={fault}
        onChoose={(choice) => send(read.file, choice)}
        onContinue={() => navigate(stepPath(read.answer.id, 'columnas'))}
        onOtherFile={() => setRead(null)}
      />
    );
  return (
    <div className="file-step">
      <div>
        <SheetDrop isReading={sent !== null} onChoose={send} />
        <div className="file-news">
          {fault !== null && <ImportFault text={fault} />}
          {sent !== null && <Reading sent={sent} />}
          <p className="text-sm text-secondary" data-hidden={fault !== null || sent !== null || undefined}>
            Sirven la descarga de Mis Productos y las exportaciones de productos de Tiendanube, Shopify,
            WooCommerce y Mercado Libre. En cualquier otra planilla dices qué es cada columna. Nada cambia en
            la tienda hasta el último paso.
          </p>
        </div>
        <SheetHelp />
      </div>
      <EarlierImports entries={entries} />
    </div>
  );
}

function Reading({ sent }: { sent: number }) {
  return (
    <div role="status">
      <p className="figures">{sent < 1 ? `Subiendo: ${Math.round(sent * 100)} %` : 'Leyendo la planilla…'}</p>
      <SewnProgress />
    </div>
  );
}

type SheetDropProps = {
  readonly isReading: boolean;
  readonly onChoose: (file: File | undefined) => void;
};

function SheetDrop({ isReading, onChoose }: SheetDropProps) {
  return (
    <DropZone
      accept=".csv,.xlsx,.xls,.ods,text/csv"
      isDisabled={isReading}
      noteId="sheet-note"
      onFiles={([file]) => onChoose(file)}
    >
      <FileSpreadsheet aria-hidden="true" />
      <b>Elegir una planilla</b>
      <span id="sheet-note" className="text-sm text-secondary">
        o soltarla aquí: CSV, XLSX, XLS u ODS, hasta {formatWholeNumber(MAX_IMPORT_ROWS)} filas y{' '}
        {MAX_SHEET_MEGABYTES} MB
      </span>
    </DropZone>
  );
}

function SheetHelp() {
  return (
    <div className="mt-2 text-sm text-secondary">
      <Downloads label="Plantilla para completar" path="/api/imports/template?format=" />
      <Downloads label="Mis productos como están" path="/api/items." search="?hidden=1" />
    </div>
  );
}

type DownloadsProps = { readonly label: string; readonly path: string; readonly search?: string };

function Downloads({ label, path, search = '' }: DownloadsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {label}:
      {['xlsx', 'csv'].map((format) => (
        <a key={format} href={`${path}${format}${search}`} download className="import-link">
          <span className="sr-only">{label} en </span>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
