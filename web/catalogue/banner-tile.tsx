import { INSTALMENTS_BENEFIT, SHIPPING_BENEFIT } from '#web/storefront/benefit-texts.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** Fills what a full page leaves of its last row where five or six products stand side by side. */
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
