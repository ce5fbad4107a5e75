import { Plus } from 'lucide-react';
import { PageLink } from '#web/ui/page-link.tsx';

/** Fills the free places in the last row of a page of thirteen. */
export function AddTile() {
  return (
    <li className="add-tile">
      <PageLink to="/hilvanDash/nuevo">
        <Plus aria-hidden="true" /> Agregar otro producto
      </PageLink>
    </li>
  );
}
