import type { ReactNode } from 'react';
import { bankKeyName, groupedBankKey } from '#domain/payments/bank-key.ts';
import type { HowToPay as Payment } from '#domain/payments/how-to-pay.ts';
import type { Deposit } from '#domain/payments/transfer-terms.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import { formatExactPrice } from '#web/format.ts';
import { NetAmount } from '#web/storefront/net-price-legend.tsx';
import { Check } from '#web/ui/stroke-icons.tsx';
import { CopyText } from './copy-text.tsx';
import styles from './pay-by-transfer.css?url';

type PayByTransferProps = {
  readonly payment: Payment;
  /** What stands below the account: how the customer says that it is paid. */
  readonly children?: ReactNode;
};

/**
 * How an order is paid by transfer, whole without scripts (PAY-002). It brings its own style sheet, so that pages of a shop
 * that takes no transfers don't have it.
 */
export function PayByTransfer({ payment, children }: PayByTransferProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {payment.terms.left <= 0 ? <Paid /> : <Transfer payment={payment}>{children}</Transfer>}
    </>
  );
}

function Transfer({ payment: { means, terms, netByTransfer }, children }: PayByTransferProps) {
  const isRest = terms.left < terms.total;
  return (
    <section aria-labelledby="como-pagar" className="how-to-pay figures">
      <h2 id="como-pagar">{isRest ? 'Cómo pagar el resto' : 'Cómo pagar'}</h2>
      <div className="pay-means stitch-frame">
        <h3>
          Por transferencia <b className="pay-amount">{formatExactPrice(terms.leftByTransfer)}</b>
        </h3>
        {terms.saving > 0 && (
          <p className="pay-saving">
            {percentText(terms.discountPercent)} menos: ahorras {formatExactPrice(terms.saving)}
          </p>
        )}
        <Account means={means} />
        {means.instructions !== '' && <p className="pay-note">{means.instructions}</p>}
        {terms.deposit !== null && <DepositNote deposit={terms.deposit} />}
        {children}
        <p className="pay-net">
          {isRest && netByTransfer !== null && 'Del total por transferencia, '}
          <NetAmount net={netByTransfer} />
        </p>
      </div>
    </section>
  );
}

function Paid() {
  return (
    <p className="pay-done">
      <Check aria-hidden="true" /> Pago recibido
    </p>
  );
}

function Account({ means: { alias, bankKey, holder, taxId, bank } }: Pick<Payment, 'means'>) {
  const keyName = bankKeyName(bankKey);
  return (
    <dl>
      {alias !== '' && (
        <div className="pay-fact">
          <dt>Alias</dt>
          <dd>
            <span>{alias}</span>
            <CopyText text={alias} what="el alias" copied="Alias copiado" />
          </dd>
        </div>
      )}
      {bankKey !== '' && (
        <div className="pay-fact">
          <dt>{keyName}</dt>
          <dd>
            <span>{groupedBankKey(bankKey)}</span>
            <CopyText text={bankKey} what={`el ${keyName}`} copied={`${keyName} copiado`} />
          </dd>
        </div>
      )}
      <Fact name="Titular" text={holder} />
      <Fact name="CUIT" text={taxId} />
      <Fact name="Banco" text={bank} />
    </dl>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null;
  return (
    <div className="pay-fact pay-small">
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function DepositNote({ deposit: { percent, amount, rest } }: { deposit: Deposit }) {
  return (
    <dl className="pay-deposit">
      <div>
        <dt>Seña, {percentText(percent)}</dt>
        <dd>{formatExactPrice(amount)}</dd>
      </div>
      {rest > 0 && (
        <div className="pay-rest">
          <dt>El resto, antes del envío o al retirar</dt>
          <dd>{formatExactPrice(rest)}</dd>
        </div>
      )}
    </dl>
  );
}

/** '5 %', '12,5 %' */
function percentText(percent: PercentHundredths): string {
  return `${String(percent / 100).replace('.', ',')}\u00a0%`;
}
