export function NothingSold() {
  return <p className="py-6 text-secondary">Todavía no hay pedidos en este tiempo.</p>;
}
