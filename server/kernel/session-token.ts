import { createHash, randomBytes } from 'node:crypto';

/** The secret of a session's cookie or an invitation's link: 256 random bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. A stolen table holds no usable token. */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
