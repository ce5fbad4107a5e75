export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/**
 * The format of a photo by its first bytes, or `null`. The client's name and type don't count. SVG can hold scripts, so
 * it never reaches the image library.
 */
export function imageFormatOf(bytes: Buffer): ImageFormat | null {
  const start = bytes.toString('latin1', 0, 32);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (/^.{4}ftyp.*(avif|avis)/s.test(start)) return 'heif';
  return null;
}
