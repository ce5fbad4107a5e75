/** A photo of a form: kept on the server, on its way there, or refused. */
export type PhotoEntry =
  | { readonly id: string; readonly kind: 'stored'; readonly url: string }
  | {
      readonly id: string;
      readonly kind: 'uploading';
      readonly name: string;
      /** A `data:` URL; `null` until the photo is converted. */
      readonly thumbnail: string | null;
      /** From 0 to 1. */
      readonly progress: number;
    }
  | {
      readonly id: string;
      readonly kind: 'failed';
      readonly file: File;
      readonly reason: string;
    };

export const MAX_PHOTOS = 12;

/** The URLs of what is kept, in the form's order. */
export function storedUrls(entries: readonly PhotoEntry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'stored' ? [entry.url] : []));
}

/** How many more photos a product may get. */
export function roomLeft(entries: readonly PhotoEntry[]): number {
  return MAX_PHOTOS - entries.filter(({ kind }) => kind !== 'failed').length;
}
