import { keptPart } from '#web/kept/kept-part.tsx';
import { BrandLogos } from '#web/storefront/brand-logos.tsx';
import { FooterColumns } from '#web/storefront/footer-columns.tsx';
import { LegalLinks } from '#web/storefront/legal-links.tsx';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

/** Phones, place, social links, brands, why us, hours, version (CONTENT-015 to CONTENT-020). */
export const ShopFooter = keptPart(function ShopFooter() {
  const { store, year } = useStorePage();
  return (
    <footer className="shop-footer on-colour relative mt-18 bg-ink pt-16 pb-24 text-label text-linen-300 lg:pb-7">
      <Stitch look="thick" className="absolute inset-x-0 top-3.5 [--thread:var(--color-carmine-bright)]" />
      <FooterColumns />
      <div className="shop-width">
        {store.brands.length > 0 && <BrandLogos brands={store.brands} />}
        <LegalLinks store={store} />
        <div className="mt-8 flex flex-col justify-between gap-2 text-fine lg:flex-row lg:pr-58">
          <span>
            © {year} {store.name} · {store.city !== '' && `${store.city}, ${store.province}, `}Argentina
          </span>
          <span>Versión {store.version}</span>
        </div>
      </div>
    </footer>
  );
});
