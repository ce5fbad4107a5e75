/** An entry of the answer of `POST /photo-matches`, in the order of the names. */
export type WirePhotoMatch = {
  name: string;
  /** The product whose code begins the name; `photos` counts those it has. */
  product: { _id: string; code: string; name: string; photos: number } | null;
  /** Codes that begin the name alike, so that no product was chosen. */
  rivals: string[];
};
