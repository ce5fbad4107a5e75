/** The original photos. A photo never changes, because its name is a hash of its content. */
export type PhotoStore = {
  /** Whether the photos are on this machine's disk, where a local copy would gain nothing. */
  readonly isOnDisk: boolean;
  /** `null` when there is no such photo. @throws Refusal 'photos-unavailable' */
  read(name: string): Promise<Buffer | null>;
  /** Resolves once the photo is stored durably. @throws Refusal 'photos-unavailable' */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Copies a file durably into the store. @throws Refusal 'photos-unavailable' */
  copyIn(name: string, file: string): Promise<void>;
  /** All names, sorted. @throws Refusal 'photos-unavailable' */
  names(): Promise<string[]>;
};
