import { randomBytes } from './random-bytes.ts';

/** The secret of a public link: 192 random bits. It is stored as it is, because the shop sends the link again. */
export function newLinkToken(): string {
  return randomBytes(24).toString('base64url');
}
