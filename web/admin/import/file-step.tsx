import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireImportEntry } from '#schemas/import-answers.ts';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { DropZone } from './drop-zone.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { readSheet } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';
import { stepPath } from './import-step.ts';

/** The first step: a spreadsheet is dropped or chosen. Nothing of the shop changes here (IMPORT-001). */
export function FileStep({ entries }: { entries: readonly WireImportEntry[] | null }) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined || sent !== null) return;
    setFault(null);
    setSent(0);
    const outcome = await readSheet(file, setSent);
    setSent(null);
    if (outcome.ok) await navigate(stepPath(outcome.data.id, 'columnas'));
    else setFault(`${file.name}: ${outcome.message}`);
  }

  return (
    <div className="file-step">
      <div>
        <SheetDrop isReading={sent !== null} onChoose={read} />
        <div className="file-news">
          {fault !== null && <ImportFault text={fault} />}
          {sent !== null && <Reading sent={sent} />}
          <p className="text-sm text-secondary" data-hidden={fault !== null || sent !== null || undefined}>
            Sirven la descarga de Mis Productos y las exportaciones de productos de Tiendanube, Shopify y
            WooCommerce. En cualquier otra planilla dices qué es cada columna. Nada cambia en la tienda hasta
            el último paso.
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
        o soltarla aquí: CSV, XLSX, XLS u ODS, hasta 20.000 filas y 20 MB
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
