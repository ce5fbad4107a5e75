import { Link } from 'react-router';

/** Fills what a full page leaves of its last row where five or six products stand side by side. */
export function BannerTile() {
  return (
    <li className="banner-tile stitch-frame on-colour">
      <Link to="/howToBuy">
        <strong>Envíos a todo el país</strong>
        <span>Paga en cuotas con todas las tarjetas</span>
      </Link>
    </li>
  );
}
