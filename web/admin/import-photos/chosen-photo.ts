import { UnusablePhoto } from '../photos/unusable-photo.ts';
import { isZip, photosInZip } from './unpack-zip.ts';

/** A photo that was chosen, from the disk or out of a ZIP. */
export type ChosenPhoto = {
  readonly name: string;
  readonly mark: string;
  /** @throws UnusablePhoto */
  read(): Promise<File>;
};

/** `faults` name ZIPs that can't be read. */
export type Chosen = {
  readonly photos: readonly ChosenPhoto[];
  readonly faults: readonly { readonly name: string; readonly reason: string }[];
};

export async function chosenPhotos(files: readonly File[]): Promise<Chosen> {
  const photos: ChosenPhoto[] = [];
  const faults: { name: string; reason: string }[] = [];
  for (const file of files) {
    if (!isZip(file)) {
      const mark = `${file.name}/${file.size}/${file.lastModified}`;
      photos.push({ name: file.name, mark, read: async () => file });
      continue;
    }
    try {
      for (const { name, bytes, unpack } of await photosInZip(file))
        photos.push({ name, mark: `${file.name}/${name}/${bytes}`, read: unpack });
    } catch (error) {
      if (!(error instanceof UnusablePhoto)) throw error;
      faults.push({ name: file.name, reason: error.message });
    }
  }
  return { photos, faults };
}
