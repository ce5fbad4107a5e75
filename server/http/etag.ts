import { hash } from 'node:crypto';

/** The weak tag of a text, the same for all encodings. */
export function contentTag(text: Buffer): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names the tag, so the client has the content already. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  // Proxies may have removed the weak mark, which doesn't matter here.
  return header === '*' || header.includes(etag.slice(etag.indexOf('"')));
}
