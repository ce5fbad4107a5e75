import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Browsers keep no cookie for longer. */
export const DEVICE_SECONDS = 400 * 86_400;

/** Proves that a browser has logged in to an account before. */
export type DeviceProof = { readonly cookie: string; readonly value: string };

type Signer = { readonly email: string; readonly passwordHash: string };

/** The cookie of an account's proof. Each account has its own, because administrators may share a browser. */
export function deviceCookie(email: string): string {
  return `device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

/** The password's hash is the key, so a new password makes all earlier proofs invalid. */
export function deviceProof(
  { email, passwordHash }: Signer,
  id = randomBytes(16).toString('base64url'),
): DeviceProof {
  const signature = createHmac('sha256', passwordHash).update(`${email} ${id}`).digest('base64url');
  return { cookie: deviceCookie(email), value: `${id}.${signature}` };
}

/** The id of the browser that sent this proof, or `null` for an invalid one. */
export function knownDevice(sent: string | undefined, signer: Signer): string | null {
  const [id = ''] = (sent ?? '').split('.');
  const expected = Buffer.from(deviceProof(signer, id).value);
  const given = Buffer.from(sent ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
