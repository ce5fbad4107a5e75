import { LogoMark } from '#web/storefront/logo.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { WITHDRAWAL_PAGE } from '#web/storefront/withdrawal-page.ts';
import { ChatAboutQuote } from './chat-about-quote.tsx';
import type { ShownQuote } from './shown-quote.ts';

/** Who sells: the shop's name, place, phones and CUIT, as on a sheet of paper. */
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
      <RegretLink />
    </header>
  );
}

/** Once there is nothing to weigh any more: the shop's name and a way to write to it, so that what matters comes first. */
export function AnsweredHead({ quote, isWide }: { quote: ShownQuote; isWide: boolean }) {
  const { tagline } = useStore();
  return (
    <header className={isWide ? 'quote-band quote-band-wide' : 'quote-band'}>
      <div>
        <p className="logo">
          <LogoMark />
          <small>{tagline}</small>
        </p>
        <RegretLink />
        <ChatAboutQuote quote={quote} className="quote-chat" isShort />
      </div>
      <div className="stitch" />
    </header>
  );
}

function RegretLink() {
  return (
    <p className="quote-regret">
      <a href={WITHDRAWAL_PAGE} className="sewn-link py-3">
        Botón de arrepentimiento
      </a>
    </p>
  );
}

/** Who sells, in a line. */
export function ShopLine() {
  const { name, streetAddress, city, province, landline, legal } = useStore();
  const place = `${streetAddress}, ${city}, ${province}`;
  const parts = [name, place, landline, ...(legal.taxId === '' ? [] : [`CUIT ${legal.taxId}`])];
  return <>{parts.join(' · ')}. </>;
}
