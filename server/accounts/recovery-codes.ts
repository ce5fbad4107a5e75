import { createHash, randomBytes } from 'node:crypto';
import { base32Of } from './base32.ts';

const CODES = 10;
/** 80 random bits can't be guessed even from a stolen table, so a plain hash is enough. */
const CODE_BYTES = 10;

/** Ten codes to log in without the phone, like 'ABCD-EFGH-IJKL-MNOP', with 80 random bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => inGroups(base32Of(randomBytes(CODE_BYTES))));
}

/** The stored hash of a recovery code. Case, spaces and hyphens don't matter. */
export function recoveryCodeHash(code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(letters).digest('hex');
}

function inGroups(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-');
}
