import { EmptyList } from '../list/empty-list.tsx';

/** The price batches. */
export default function HistoryRoute() {
  return <EmptyList text="Todavía no hay nada aquí." way={null} />;
}
