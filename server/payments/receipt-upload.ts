import type { FastifyRequest } from 'fastify';
import { MAX_RECEIPT_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { Refusal } from '#server/kernel/errors.ts';

export type ReceiptUpload = {
  readonly fields: Readonly<Record<string, string>>;
  /** `null` where none was chosen. */
  readonly file: { readonly fileName: string; readonly bytes: Buffer } | null;
};

/** What a multipart form of a receipt may hold; registered where such forms are taken. */
export const RECEIPT_FORM = {
  files: 1,
  fields: 5,
  fieldSize: 1000,
  fileSize: MAX_RECEIPT_MEGABYTES * MEGABYTE,
} as const;

/** @throws Refusal 'malformed-body' · 'too-large', which says both weights */
export async function receiptUpload(request: FastifyRequest): Promise<ReceiptUpload> {
  if (!request.isMultipart()) throw new Refusal('malformed-body');
  try {
    return await readParts(request);
  } catch (error) {
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw isTooLarge ? tooLarge(request) : new Refusal('malformed-body');
  }
}

async function readParts(request: FastifyRequest): Promise<ReceiptUpload> {
  const fields: Record<string, string> = {};
  let file: ReceiptUpload['file'] = null;
  for await (const part of request.parts({ limits: RECEIPT_FORM })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value.replaceAll('\0', '');
      continue;
    }
    const bytes = await part.toBuffer();
    const fileName = oneLine(part.filename.replaceAll('\0', '').toWellFormed()).slice(0, 120);
    // A form without scripts sends an empty file where none was chosen.
    if (part.fieldname === 'file' && bytes.length > 0) file = { fileName, bytes };
  }
  return { fields, file };
}

function tooLarge({ headers }: FastifyRequest): Refusal {
  const weight = Math.round(Number(headers['content-length'] ?? 0) / MEGABYTE);
  const given = weight > MAX_RECEIPT_MEGABYTES ? `El archivo pesa ${weight} MB; el` : 'El';
  return new Refusal('too-large', { detail: `${given} máximo es ${MAX_RECEIPT_MEGABYTES} MB.` });
}
