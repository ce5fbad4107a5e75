import { useSearchParams } from 'react-router';
import type { WireImportEntry, WireImportState } from '#schemas/import-answers.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { StepProgress } from '../steps/step-progress.tsx';
import type { Route } from './+types/sheet-route.ts';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { fetchImport, fetchImports } from './import-api.ts';
import {
  IMPORT_STEPS,
  type ImportStep,
  importStep,
  isStepOpen,
  SHEET_PATH,
  stepPath,
} from './import-step.ts';
import { ReviewStep } from './review-step.tsx';

type Shown =
  | { readonly kind: 'file'; readonly entries: readonly WireImportEntry[] | null }
  | { readonly kind: 'import'; readonly state: WireImportState | 'unknown' | null };

/** The import in the address, or the earlier ones. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Shown> {
  const id = new URL(request.url).searchParams.get('importacion');
  if (id === null) return { kind: 'file', entries: await fetchImports() };
  return { kind: 'import', state: await fetchImport(id) };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-120" />;
}

const TITLES: Readonly<Record<ImportStep, string>> = {
  archivo: 'Archivo',
  columnas: 'Columnas',
  revision: 'Revisión',
  listo: 'Listo',
};

export default function SheetRoute({ loaderData: shown }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (shown.kind === 'file') {
    return (
      <>
        <ImportProgress current="archivo" state={null} />
        <FileStep entries={shown.entries} />
      </>
    );
  }
  const { state } = shown;
  if (state === null) return <SectionFailure text="No se pudo cargar la importación." />;
  if (state === 'unknown' || state.status === 'expired')
    return <GoneImport isExpired={state !== 'unknown'} />;
  const step = importStep(search.get('paso'), state.status);
  return (
    <>
      <ImportProgress current={step} state={state} />
      {step === 'columnas' && <ColumnsStep key={state.id} state={state} />}
      {step === 'revision' && <ReviewStep key={state.id} state={state} />}
      {step === 'listo' && <DoneStep key={state.id} state={state} />}
    </>
  );
}

function ImportProgress({ current, state }: { current: ImportStep; state: WireImportState | null }) {
  const steps = IMPORT_STEPS.map((step) => ({
    label: TITLES[step],
    to: state !== null && isStepOpen(step, state.status) ? stepPath(state.id, step) : null,
    isCurrent: step === current,
    isDone: IMPORT_STEPS.indexOf(step) < IMPORT_STEPS.indexOf(current),
  }));
  return <StepProgress label="Pasos para importar" steps={steps} />;
}

function GoneImport({ isExpired }: { isExpired: boolean }) {
  return (
    <div className="dashboard-card">
      <EmptyList
        text={
          isExpired
            ? 'La planilla se guarda un día y ya se borró. Elígela otra vez.'
            : 'Esa importación no existe.'
        }
        way={{ to: SHEET_PATH, label: 'Elegir una planilla' }}
      />
    </div>
  );
}
