import { EmptyList } from '../list/empty-list.tsx';

export default function SheetRoute() {
  return <EmptyList text="Todavía no hay nada aquí." way={null} />;
}
