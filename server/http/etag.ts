import { createHash } from 'node:crypto';

/** The weak tag of a text: the same for all its encodings. */
export function contentTag(text: Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names what a tag stands for: the client has it already. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  // Proxies may have dropped the mark of a weak tag, which makes no difference here.
  return header === '*' || header.includes(etag.slice(etag.indexOf('"')));
}
