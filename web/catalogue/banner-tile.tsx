import { INSTALMENTS_BENEFIT, SHIPPING_BENEFIT } from '#web/storefront/benefit-texts.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** Fills the rest of a full page's last row in grids of five or six columns. */
export function BannerTile() {
  return (
    <li className="banner-tile stitch-frame on-colour">
      <PageLink to="/howToBuy">
        <strong>{SHIPPING_BENEFIT}</strong>
        <span>{INSTALMENTS_BENEFIT}</span>
      </PageLink>
    </li>
  );
}
