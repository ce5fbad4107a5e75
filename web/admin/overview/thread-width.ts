/** How much of its room a bar of thread takes, in per cent: little is seen as a stitch, nothing as nothing. @param share from 0 to 1 */
export function threadWidth(share: number): number {
  return share === 0 ? 0 : Math.max(4, share * 100);
}
