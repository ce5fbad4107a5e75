import { EmptyList } from '../list/empty-list.tsx';

/** The price batches. */
export default function ScheduledRoute() {
  return <EmptyList text="Todavía no hay nada aquí." way={null} />;
}
