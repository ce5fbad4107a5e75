import './paper-head.css';
import type { ReactNode } from 'react';
import { LogoMark } from '#web/storefront/logo.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { TAX_CONDITION_LABELS } from '#web/storefront/tax-condition-labels.ts';

/** Who sells, as on every paper of the shop. */
export function PaperHead() {
  const { tagline, legal, taxes, streetAddress, postalCode, city, province, landline, mobile, email } =
    useStore();
  const lines = [
    [legal.companyName, legal.taxId && `CUIT ${legal.taxId}`, TAX_CONDITION_LABELS[taxes.condition]],
    [streetAddress, `${postalCode} ${city}`.trim(), province],
    [landline, mobile && `WhatsApp ${mobile}`],
    [email],
  ];
  return (
    <header className="paper-head">
      <p className="logo">
        <LogoMark />
        <small>{tagline}</small>
      </p>
      <p className="paper-shop figures">
        {lines.map((parts) => (
          <span key={parts.join()}>{parts.filter(Boolean).join(' · ')}</span>
        ))}
      </p>
    </header>
  );
}

type PaperTitleProps = {
  readonly title: string;
  readonly heading: 'h1' | 'h2';
  /** For whom it is. */
  readonly children: ReactNode;
  readonly facts: readonly (readonly [label: string, value: string])[];
};

export function PaperTitle({ title, heading: Heading, children, facts }: PaperTitleProps) {
  return (
    <div className="paper-title figures">
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
