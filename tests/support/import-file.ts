import type { LightMyRequestResponse } from 'fastify';
import type { WireImportCheckRequest, WireImportOptions } from '#schemas/import.ts';
import type { WireImport, WireImportCheck } from '#schemas/import-answers.ts';
import type { TestShop } from './test-shop.ts';

export const IMPORT_OPTIONS: WireImportOptions = {
  create: true,
  update: true,
  hideNew: false,
  clearEmpty: false,
};

/** A multipart body with one file, and its content type. */
export function multipartFile(bytes: Buffer | string, fileName = 'productos.csv') {
  const boundary = 'planilla-de-prueba';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Sends a spreadsheet to be read. */
export function postImport(
  shop: TestShop,
  bytes: Buffer | string,
  fileName?: string,
): Promise<LightMyRequestResponse> {
  return shop.callAsAdministrator({ method: 'POST', url: '/api/imports', ...multipartFile(bytes, fileName) });
}

/** Reads a spreadsheet and tries it with the recognised columns. */
export async function checkedImport(
  shop: TestShop,
  bytes: Buffer | string,
  changes: Partial<WireImportCheckRequest> = {},
): Promise<{ read: WireImport; check: WireImportCheck }> {
  const answer = await postImport(shop, bytes);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
  const read = answer.json<WireImport>();
  return { read, check: await checkAgain(shop, read, changes) };
}

/** A dry run with the recognised columns. */
export function requestOf({ columns }: Pick<WireImport, 'columns'>): WireImportCheckRequest {
  const mapping = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
  return { mapping, options: IMPORT_OPTIONS };
}

export async function checkAgain(
  shop: TestShop,
  read: Pick<WireImport, 'id' | 'columns'>,
  changes: Partial<WireImportCheckRequest> = {},
): Promise<WireImportCheck> {
  const url = `/api/imports/${read.id}/check`;
  const payload = { ...requestOf(read), ...changes };
  const answer = await shop.callAsAdministrator({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<WireImportCheck>();
}

export function applyImportNamed(
  shop: TestShop,
  id: string,
  { onlyGood = false, key = `importar-${id}` } = {},
): Promise<LightMyRequestResponse> {
  return shop.callAsAdministrator({
    method: 'POST',
    url: `/api/imports/${id}/apply`,
    payload: { onlyGood },
    headers: { 'idempotency-key': key },
  });
}
