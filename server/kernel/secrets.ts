import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps texts so that only who has the shop's key reads them. */
export type Secrets = {
  /** @param purpose what it is; sealed for one, a text can't be opened for another */
  seal(text: string, purpose: string): string;
  /** `null` where the key is another one, or the text was changed. */
  open(sealed: string, purpose: string): string | null;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param key 32 bytes */
export function openSecrets(key: Buffer): Secrets {
  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      if (tag.length < TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      try {
        const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
