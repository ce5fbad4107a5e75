import type { WireImportApplyRequest, WireImportCheckRequest } from '#schemas/import.ts';
import type {
  WireImport,
  WireImportApplied,
  WireImportChange,
  WireImportCheck,
  WireImportEntry,
  WireImportPhotos,
  WireImportState,
  WireImportUndone,
} from '#schemas/import-answers.ts';
import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import type { WireImportRowsChanged } from '#schemas/wire/problem.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys, isList } from '../promised-shape.ts';
import { uploadForm, uploadProblem } from '../upload-form.ts';

export const NO_ANSWER = 'El servidor no responde. Intenta nuevamente.';

/** `null` without an answer. */
export async function fetchImports(): Promise<WireImportEntry[] | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireImportEntry[]>('/imports', { isPromised: isList }),
  );
  return answer?.ok ? answer.data : null;
}

/** 'unknown' when there is no such import; `null` without an answer. */
export async function fetchImport(id: string): Promise<WireImportState | 'unknown' | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireImportState>(pathOf(id), { isPromised: hasKeys('id', 'status', 'columns') }),
  );
  if (answer?.ok) return answer.data;
  return answer?.status === 404 || answer?.status === 400 ? 'unknown' : null;
}

/** A page of 100 changes of the last dry run; `null` without an answer. */
export async function fetchChanges(id: string, page: number): Promise<WireImportChange[] | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireImportChange[]>(`${pathOf(id)}/changes?page=${page}`, { isPromised: isList }),
  );
  return answer?.ok ? answer.data : null;
}

/** The sheet of a workbook and the row of its columns' names, as somebody chose; `null` leaves it to the server. */
export type SheetChoice = { readonly sheet: string | null; readonly headerRow: number | null };

/** Sends a spreadsheet; the server reads it and answers its columns. */
export async function readSheet(
  file: File,
  { choice = null, onProgress }: { choice?: SheetChoice | null; onProgress: (part: number) => void },
): Promise<Outcome<WireImport>> {
  const form = new FormData();
  form.append('file', file);
  const answer = await uploadForm(`/imports${choice === null ? '' : `?${queryOf(choice)}`}`, form, {
    onProgress,
  });
  if (answer === null) return { ok: false, message: NO_ANSWER };
  if (answer.status === 201 && isImport(answer.body)) return { ok: true, data: answer.body };
  return { ok: false, message: uploadProblem(answer) };
}

function queryOf({ sheet, headerRow }: SheetChoice): URLSearchParams {
  return new URLSearchParams({
    ...(sheet !== null && { sheet }),
    ...(headerRow !== null && { headerRow: String(headerRow) }),
  });
}

export async function checkImport(
  id: string,
  body: WireImportCheckRequest,
): Promise<Outcome<WireImportCheck>> {
  const request = { method: 'POST', body, isPromised: hasKeys('new', 'changed', 'errors') } as const;
  return outcomeOf(() => callAdminApi<WireImportCheck>(`${pathOf(id)}/check`, request));
}

export type ApplyOutcome =
  | { readonly kind: 'applied' }
  /** Somebody changed these products after the dry run. */
  | { readonly kind: 'rows-changed'; readonly rows: WireImportRowsChanged['rows'] }
  | { readonly kind: 'refused'; readonly message: string };

/** The key makes a repeat after a lost answer safe: nothing is imported twice. */
export async function applyImport(id: string, onlyGood: boolean): Promise<ApplyOutcome> {
  const headers = { 'idempotency-key': idempotencyKeyFor('import', `${id} ${onlyGood}`) };
  const isPromised = hasKeys('created', 'updated');
  const body: WireImportApplyRequest = { onlyGood };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireImportApplied>(`${pathOf(id)}/apply`, {
      method: 'POST',
      body,
      headers,
      isPromised,
    }),
  );
  if (answer === null) return { kind: 'refused', message: NO_ANSWER };
  if (answer.status < 500) forgetKey('import');
  if (answer.ok) return { kind: 'applied' };
  const { problem } = answer;
  if (isRowsChanged(problem)) return { kind: 'rows-changed', rows: problem.rows };
  return { kind: 'refused', message: problem.detail ?? problem.title };
}

export async function undoImport(id: string): Promise<Outcome<WireImportUndone>> {
  const request = { method: 'POST', isPromised: hasKeys('removed', 'restored', 'kept') } as const;
  return outcomeOf(() => callAdminApi<WireImportUndone>(`${pathOf(id)}/undo`, request));
}

/** Shows the products that an import made and that are still hidden. */
export async function showImported(id: string): Promise<Outcome<WireProductActionDone>> {
  const request = { method: 'POST', isPromised: hasKeys('changed') } as const;
  return outcomeOf(() => callAdminApi<WireProductActionDone>(`${pathOf(id)}/show`, request));
}

export async function retryImportPhotos(id: string): Promise<Outcome<WireImportPhotos>> {
  const request = { method: 'POST', isPromised: hasKeys('total', 'done', 'failed') } as const;
  return outcomeOf(() => callAdminApi<WireImportPhotos>(`${pathOf(id)}/photos`, request));
}

/** The address of a file that the browser downloads. */
export function wrongRowsHref(id: string, format: 'csv' | 'xlsx'): string {
  return `/api${pathOf(id)}/wrong-rows?format=${format}`;
}

function pathOf(id: string): string {
  return `/imports/${encodeURIComponent(id)}`;
}

function isImport(body: unknown): body is WireImport {
  return typeof body === 'object' && body !== null && 'id' in body && 'columns' in body;
}

/** Safe because the server sends the rows with this code alone. */
function isRowsChanged(problem: ApiProblem): problem is ApiProblem & WireImportRowsChanged {
  return problem.code === 'rows-changed' && 'rows' in problem;
}
