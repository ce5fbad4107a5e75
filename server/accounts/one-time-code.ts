import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32Of, bytesOfBase32 } from './base32.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** The length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret for one-time codes, in Base32. */
export function createSecret(): string {
  return base32Of(randomBytes(SECRET_BYTES));
}

/** The code of a secret (Base32) in a 30-second step since the epoch: RFC 6238 with SHA-1 and six digits. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step of a six-digit code, or `null`. The steps before and after the present one are accepted too, because a
 * phone's clock can be wrong and typing takes time.
 */
export function stepOf(code: string, { secret, now }: { secret: string; now: number }): number | null {
  const current = stepAt(now);
  const fits = (step: number) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
  return [current + 1, current, current - 1].filter((step) => step >= 0).find(fits) ?? null;
}

/** The step of a time in epoch ms. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The address that an authenticator app opens, as a link or from a QR code. */
export function enrolmentLink({
  secret,
  email,
  issuer,
}: {
  secret: string;
  email: string;
  issuer: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
