import { deskPath } from '#domain/addresses/desk-path.ts';
import type { ImportStatus } from '#schemas/import-answers.ts';

/** The steps in order, with their names in the address. */
export const IMPORT_STEPS = ['archivo', 'columnas', 'revision', 'listo'] as const;

export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The steps that an import in this state can show, the furthest one last. */
const OPEN_STEPS: Readonly<Record<ImportStatus, readonly ImportStep[]>> = {
  read: ['columnas'],
  checked: ['columnas', 'revision'],
  applying: ['revision'],
  applied: ['listo'],
  undone: ['listo'],
  expired: ['archivo'],
};

/** The step in the address if the import can show it, else the furthest one. */
export function importStep(asked: string | null, status: ImportStatus): ImportStep {
  const open = OPEN_STEPS[status];
  return open.find((step) => step === asked) ?? open.at(-1) ?? 'archivo';
}

export function isStepOpen(step: ImportStep, status: ImportStatus): boolean {
  return step === 'archivo' || OPEN_STEPS[status].includes(step);
}

export const SHEET_PATH = deskPath('import');

export function stepPath(id: string, step: ImportStep): string {
  if (step === 'archivo') return SHEET_PATH;
  return `${SHEET_PATH}?${new URLSearchParams({ importacion: id, paso: step })}`;
}
