/** Whether so little is available that the shop wants to know (STOCK-006). */
export function isLow({ available, lowAt }: { available: number; lowAt: number }): boolean {
  return available <= lowAt;
}
