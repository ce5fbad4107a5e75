import { photoUrl } from '#domain/photos/photo-url.ts';

/** A photo's whole address, 800 px wide, for search engines and chats. What throws here takes the whole page along. */
export function pictureUrl(photo: string, publicUrl: string): string {
  const url = photoUrl(photo, 800);
  return url.startsWith('/') ? `${publicUrl}${url}` : url;
}
