import type { StoreConfig } from '#config/store.ts';
import { LEGAL_PATHS } from '#domain/addresses/legal-pages.ts';

type LegalLinksProps = { readonly store: Pick<StoreConfig, 'legal' | 'legalLinks' | 'writtenLegalPages'> };

/** Who sells, and the links that the law requires; links without an address are hidden (LAW-004). */
export function LegalLinks({ store: { legal, legalLinks, writtenLegalPages } }: LegalLinksProps) {
  const { companyName, taxId, legalAddress } = legal;
  const own = (page: keyof typeof LEGAL_PATHS) => (writtenLegalPages.includes(page) ? LEGAL_PATHS[page] : '');
  const links = [
    ['Privacidad', own('privacy') || legalLinks.privacy],
    ['Términos y condiciones', own('terms') || legalLinks.terms],
    ['Cambios y devoluciones', own('returns')],
    ['Botón de arrepentimiento', legalLinks.regret],
    ['Defensa del consumidor', legalLinks.consumerDefence],
    ['Datos fiscales', legalLinks.fiscalData],
  ].filter(([, address]) => address !== '');
  return (
    <>
      {links.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-x-6">
          {links.map(([label, address]) => (
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
