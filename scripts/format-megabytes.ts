/** '12,4 MB', and never less than '0,1 MB'. */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000)
    .toFixed(1)
    .replace('.', ',')} MB`;
}
