/** Opens the order's sheet in a window of its own, which prints it (ORDADM-020). */
export function openPrintedOrder(id: string): void {
  window.open(`/hilvanDash/pedidos/${encodeURIComponent(id)}/imprimir`, '_blank');
}
