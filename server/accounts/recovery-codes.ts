import { createHash, randomBytes } from 'node:crypto';
import { base32Of } from './base32.ts';

const CODES = 10;
/** Too many to guess even from a stolen table, so that a plain hash keeps them. */
const CODE_BYTES = 10;

/** Ten codes for who has lost the phone: 'ABCD-EFGH-IJKL-MNOP', 80 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => inGroups(base32Of(randomBytes(CODE_BYTES))));
}

/** What the database keeps of one; case, spaces and hyphens make no difference. */
export function recoveryCodeHash(code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(letters).digest('hex');
}

function inGroups(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-');
}
