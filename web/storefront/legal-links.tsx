import type { StoreConfig } from '#config/store.ts';

type LegalLinksProps = { readonly store: Pick<StoreConfig, 'legal' | 'legalLinks'> };

/** Who sells, and the links that the law requires; links without an address are hidden (LAW-004). */
export function LegalLinks({ store: { legal, legalLinks } }: LegalLinksProps) {
  const { companyName, taxId, legalAddress } = legal;
  return (
    <>
      {legalLinks.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-x-6">
          {legalLinks.map(([label, address]) => (
            <li key={label}>
              <a href={address} className="sewn-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {companyName !== '' && (
        <p className="mt-4 text-fine wrap-anywhere">
          {[companyName, taxId && `CUIT ${taxId}`, legalAddress].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}
