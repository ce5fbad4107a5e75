import { LogoMark } from '#web/storefront/logo.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { WITHDRAWAL_PAGE } from '#web/storefront/withdrawal-page.ts';

/** Who sells: the shop's name, place, phones and CUIT. */
export function QuoteHead() {
  const store = useStore();
  return (
    <header className="quote-head">
      <p className="logo">
        <LogoMark />
        <small>{store.tagline}</small>
      </p>
      <p className="quote-shop figures">
        {store.streetAddress}, {store.city}, {store.province}
        <br />
        {store.landline} · {store.mobile}
        {store.legal.taxId !== '' && (
          <>
            <br />
            CUIT {store.legal.taxId}
          </>
        )}
      </p>
      <p className="quote-regret">
        <a href={WITHDRAWAL_PAGE} className="sewn-link py-3">
          Botón de arrepentimiento
        </a>
      </p>
    </header>
  );
}
