import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import { Refusal } from '#server/kernel/errors.ts';

const FIELD = 'image';

/**
 * The file in the field 'image' of a multipart form.
 * @throws Refusal 'invalid-request' without such a file · 'too-large' · 'malformed-body'
 */
export async function uploadedImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw missingImage();
  const file = await imageField(request).catch(throwRefusal);
  if (file === null) throw missingImage();
  return file;
}

async function imageField(request: FastifyRequest): Promise<Buffer | null> {
  const part = await request.file({ limits: { files: 1, fileSize: MAX_PHOTO_MEGABYTES * MEGABYTE } });
  if (part === undefined) return null;
  if (part.fieldname === FIELD) return part.toBuffer();
  part.file.resume();
  return null;
}

function throwRefusal(error: unknown): never {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (!isTooLarge) throw new Refusal('malformed-body');
  throw new Refusal('too-large', { detail: `La foto puede pesar hasta ${MAX_PHOTO_MEGABYTES} MB.` });
}

function missingImage(): Refusal {
  return new Refusal('invalid-request', { errors: [{ field: FIELD, message: 'Imagen: es obligatoria' }] });
}
