import { Plus } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** Fills the free places in the last row of a page of thirteen. */
export function AddTile() {
  return (
    <li className="add-tile">
      <PageLink to={deskPath('newProduct')}>
        <Plus aria-hidden="true" /> Agregar otro producto
      </PageLink>
    </li>
  );
}
