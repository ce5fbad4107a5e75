import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_SHEET_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { Refusal } from '#server/kernel/errors.ts';

const FIELD = 'file';
const FILE_BYTES = MAX_SHEET_MEGABYTES * MEGABYTE;

/** Lets the calls of one group of routes take a spreadsheet; no other call accepts what a foreign site's form could send. */
export async function takeSpreadsheets(app: ApiInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: FILE_BYTES } });
}

export type UploadedFile = { readonly fileName: string; readonly bytes: Buffer };

/**
 * The file in the field 'file' of a multipart form.
 * @throws Refusal 'invalid-request' without such a file · 'too-large' · 'malformed-body'
 */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw missingFile();
  const file = await fileField(request).catch(throwRefusal);
  if (file === null) throw missingFile();
  return file;
}

async function fileField(request: FastifyRequest): Promise<UploadedFile | null> {
  const limits = { files: 1, fileSize: FILE_BYTES };
  const part = await request.file({ limits });
  if (part === undefined) return null;
  if (part.fieldname === FIELD) {
    return { fileName: part.filename.replaceAll('\0', '').toWellFormed(), bytes: await part.toBuffer() };
  }
  part.file.resume();
  return null;
}

function throwRefusal(error: unknown): never {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (!isTooLarge) throw new Refusal('malformed-body');
  const detail = `La planilla puede pesar hasta ${MAX_SHEET_MEGABYTES} MB: pártela en varias.`;
  throw new Refusal('too-large', { detail });
}

function missingFile(): Refusal {
  return new Refusal('invalid-request', { errors: [{ field: FIELD, message: 'Planilla: es obligatoria' }] });
}
