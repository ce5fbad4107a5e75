/** A random key. `crypto.randomUUID` is missing on plain HTTP, which a shop may use for trials. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
