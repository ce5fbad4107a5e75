import { Plus } from 'lucide-react';
import { Link } from 'react-router';

/** Fills the last row where a page of thirteen leaves three places of four. */
export function AddTile() {
  return (
    <li className="add-tile">
      <Link to="/hilvanDash/nuevo">
        <Plus aria-hidden="true" /> Agregar otro producto
      </Link>
    </li>
  );
}
