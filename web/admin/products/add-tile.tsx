import { Plus } from 'lucide-react';
import { PageLink } from '#web/ui/page-link.tsx';

/** Fills the last row where a page of thirteen leaves three places of four. */
export function AddTile() {
  return (
    <li className="add-tile">
      <PageLink to="/hilvanDash/nuevo">
        <Plus aria-hidden="true" /> Agregar otro producto
      </PageLink>
    </li>
  );
}
