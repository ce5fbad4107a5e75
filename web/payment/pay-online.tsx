import type { OnlineTerms } from '#domain/payments/online-terms.ts';
import { formatExactPrice } from '#web/format.ts';
import styles from './pay-by-transfer.css?url';

type PayOnlineProps = {
  readonly online: OnlineTerms;
  /** The page's own path, below which its forms post. */
  readonly page: string;
  /** 'viernes 27 de noviembre' */
  readonly until: string;
};

/** Paying at Mercado Pago: plain forms that lead there. Nothing of it runs or shows on this page (PAY-005). */
export function PayOnline({ online: { left, deposit }, page, until }: PayOnlineProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <section aria-labelledby="mercado-pago" className="pay-online figures">
        <h2 id="mercado-pago">
          Con Mercado Pago <b className="pay-amount">{formatExactPrice(left)}</b>
        </h2>
        <form method="post" action={`${page}/pagar`}>
          <button type="submit" name="part" value="total" className="button button-primary">
            Pagar con Mercado Pago
          </button>
          {deposit !== null && (
            <button type="submit" name="part" value="deposit" className="button button-outline">
              Pagar la seña, {formatExactPrice(deposit)}
            </button>
          )}
        </form>
        <p>
          Tarjeta o dinero en cuenta. Se abre Mercado Pago y vuelves a esta página. Si ya pagaste, espera un
          minuto: se ve aquí. Vale hasta el {until}.
        </p>
      </section>
    </>
  );
}
