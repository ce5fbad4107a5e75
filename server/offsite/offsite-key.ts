import { hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '#config/env.ts';

const KEY_BYTES = 32;

/** The owner's key, from which the key of each copy is made. It is never stored, sent or logged. */
export type OffsiteKey = {
  readonly secret: Buffer;
  /** Tells keys apart and says nothing about them: '3f9a1c2e'. */
  readonly id: string;
};

type KeyPlace = { readonly backupKey: string | null; readonly backupKeyFile: string | null };

/** `null` without a key. @throws ConfigurationError for a file that can't be read or holds no key; it never says the key */
export function readOffsiteKey({ backupKey, backupKeyFile }: KeyPlace): OffsiteKey | null {
  if (backupKey !== null) return offsiteKeyOf(backupKey, 'BACKUP_KEY');
  if (backupKeyFile === null) return null;
  return offsiteKeyOf(contentOf(backupKeyFile), 'BACKUP_KEY_FILE');
}

/** @throws ConfigurationError unless the text is 64 hexadecimal digits, in groups or not */
export function offsiteKeyOf(text: string, variable: string): OffsiteKey {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^[\da-f]{64}$/i.test(digits)) {
    throw new ConfigurationError([
      `${variable}: la clave tiene que ser de 64 cifras y letras de la a a la f, como las que da openssl rand -hex 32`,
    ]);
  }
  const secret = Buffer.from(digits, 'hex');
  const id = Buffer.from(hkdfSync('sha256', secret, '', 'hilvan: name of the key', 4)).toString('hex');
  return { secret, id };
}

/** The key of one copy. */
export function copyKey({ secret }: OffsiteKey, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'hilvan: key of a copy', KEY_BYTES));
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError([`BACKUP_KEY_FILE: no se puede leer ${file}`]);
  }
}
