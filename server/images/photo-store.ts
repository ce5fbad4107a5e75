/** The originals of all photos. None is ever changed, because its name comes from what it shows. */
export type PhotoStore = {
  /** Whether they stand on this machine's disk, so that a copy there would gain nothing. */
  readonly isOnDisk: boolean;
  /** `null` where there is no photo of that name. @throws Refusal 'photos-unavailable' */
  read(name: string): Promise<Buffer | null>;
  /** When it returns, the photo is kept for good. @throws Refusal 'photos-unavailable' */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Takes a copy of a file that will still be there after a power cut. @throws Refusal 'photos-unavailable' */
  copyIn(name: string, file: string): Promise<void>;
  /** In the order of their names. @throws Refusal 'photos-unavailable' */
  names(): Promise<string[]>;
};
