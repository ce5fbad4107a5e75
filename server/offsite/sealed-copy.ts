import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { inPieces } from './in-pieces.ts';
import { copyKey, type OffsiteKey } from './offsite-key.ts';

/**
 * A backup as it leaves this machine: AES-256-GCM in chunks (the STREAM construction of Hoang, Reyhanitabar, Rogaway and
 * Vizár), so that nothing of it has to be in memory whole, and no chunk can be changed, left out, repeated or moved. The
 * nonce is the chunk's number and whether it is the last; each copy has a key of its own, so none repeats. The header goes
 * into every chunk's check: what it says of key and name holds too.
 */
const MAGIC = Buffer.from('HILVAN COPIA 1\n');
/** Where each part of the header ends. */
const KEY_ID_END = MAGIC.length + 4;
const SALT_BYTES = 32;
const SALT_END = KEY_ID_END + SALT_BYTES;
/** The name, filled up with zeros. */
const NAME_BYTES = 64;
const HEADER_BYTES = SALT_END + NAME_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Encrypts a backup. @param name the backup's name, at most 64 bytes; a copy under another's name is refused */
export async function* seal(
  plain: AsyncIterable<Uint8Array>,
  { key, name }: { key: OffsiteKey; name: string },
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const header = headerOf({ key, salt, name });
  yield header;
  const secret = copyKey(key, salt);
  for await (const { bytes, index, isLast } of inPieces(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, secret, nonceOf(index, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts a copy; each chunk is checked before it is given on, and the end is known to be the end.
 * @param name the name that the copy must have; `null` takes any
 * @throws BackupFault for another key, another name, or a copy that was changed or cut
 */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  { key, name }: { key: OffsiteKey; name: string | null },
): AsyncGenerator<Buffer> {
  const source = inPieces(sealed, CHUNK_BYTES + TAG_BYTES, HEADER_BYTES);
  const first = await source.next();
  const header = first.done ? Buffer.alloc(0) : first.value.bytes;
  const secret = secretOf(header, { key, name });
  let isEnded = false;
  for await (const { bytes, index, isLast } of source) {
    yield opened(bytes, { secret, header, nonce: nonceOf(index - 1, isLast) });
    isEnded = isLast;
  }
  if (!isEnded) throw new BackupFault('termina antes de tiempo');
}

function headerOf({ key, salt, name }: { key: OffsiteKey; salt: Buffer; name: string }): Buffer {
  const named = Buffer.alloc(NAME_BYTES);
  if (named.write(name) < Buffer.byteLength(name)) throw new RangeError(`too long for a copy: ${name}`);
  return Buffer.concat([MAGIC, Buffer.from(key.id, 'hex'), salt, named]);
}

function secretOf(header: Buffer, { key, name }: { key: OffsiteKey; name: string | null }): Buffer {
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupFault('no es una copia cifrada de Hilván');
  }
  const id = header.toString('hex', MAGIC.length, KEY_ID_END);
  if (id !== key.id) {
    throw new BackupFault(`se cifró con otra clave: con la ${id}, y la de BACKUP_KEY es la ${key.id}`);
  }
  const inside = header.toString('utf8', SALT_END).replaceAll('\0', '');
  if (name !== null && inside !== name) throw new BackupFault(`en su lugar hay otra, ${inside}`);
  return copyKey(key, header.subarray(KEY_ID_END, SALT_END));
}

function opened(chunk: Buffer, { secret, header, nonce }: { secret: Buffer; header: Buffer; nonce: Buffer }) {
  if (chunk.length < TAG_BYTES) throw new BackupFault('termina antes de tiempo');
  const end = chunk.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES })
    .setAAD(header)
    .setAuthTag(chunk.subarray(end));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch {
    throw new BackupFault('cambió desde que se guardó, o termina antes de tiempo');
  }
}

/** Twelve bytes: the chunk's number, and 1 for the last. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
