import { createHash, randomBytes } from 'node:crypto';

/** A session's secret, as the browser keeps it, or an invitation's, as its link does: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it, so that a stolen table opens nothing. */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
