import { deskPath } from '#domain/addresses/desk-path.ts';
/** Opens the order's sheet in a window of its own, which prints it (ORDADM-020). */
export function openPrintedOrder(id: string): void {
  window.open(deskPath('printedOrder', id), '_blank');
}
