import { photoUrl } from '#domain/photos/photo-url.ts';

/**
 * A photo's absolute address, 800 px wide, for search engines and chats. It must not throw: that would break the page.
 */
export function pictureUrl(photo: string, publicUrl: string): string {
  const url = photoUrl(photo, 800);
  return url.startsWith('/') ? `${publicUrl}${url}` : url;
}
