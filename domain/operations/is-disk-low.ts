export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number };

const LOW_SHARE = 0.1;
const LOW_BYTES = 2e9;

/** Whether somebody should make room soon: less than a tenth, or than 2 GB, is left. */
export function isDiskLow({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < LOW_SHARE * totalBytes || freeBytes < LOW_BYTES;
}
