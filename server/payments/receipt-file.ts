import type { Database } from '#server/db/connect.ts';
import { encodeInTurn } from '#server/images/encode-in-turn.ts';
import { imageFormatOf } from '#server/images/image-format.ts';
import { Refusal } from '#server/kernel/errors.ts';

export type ReceiptFile = {
  readonly name: string;
  readonly type: 'image/webp' | 'application/pdf';
  readonly bytes: Buffer;
};

/** A row of a backup is a line of text, which should not be longer. */
const PART_BYTES = 384 * 1024;

/**
 * A receipt as the shop keeps it: a photo drawn anew by the photos' pipeline, a PDF as it was sent. The first bytes say which
 * it is; its name and type don't count.
 * @throws Refusal 'not-an-image' for all else · 'too-many-pixels'
 */
export async function receiptFile({
  fileName,
  bytes,
}: {
  fileName: string;
  bytes: Buffer;
}): Promise<ReceiptFile> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return { name: fileName, type: 'application/pdf', bytes };
  if (imageFormatOf(bytes) === null)
    throw new Refusal('not-an-image', {
      detail: 'Manda una foto o un PDF.',
      errors: [{ field: 'file', message: 'Comprobante: no es una foto ni un PDF' }],
    });
  const photo = await encodeInTurn(bytes);
  return { name: fileName, type: 'image/webp', bytes: photo.bytes };
}

export async function writeReceiptFile(db: Database, id: string, { bytes }: ReceiptFile): Promise<void> {
  const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, position) => ({
    receipt_id: id,
    position,
    content: bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES).toString('base64'),
  }));
  for (const part of parts) await db.insertInto('receipt_parts').values(part).execute();
}

export async function readReceiptFile(db: Database, id: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('receipt_parts')
    .select('content')
    .where('receipt_id', '=', id)
    .orderBy('position')
    .execute();
  return Buffer.concat(parts.map(({ content }) => Buffer.from(content, 'base64')));
}
