import { amountsText } from '#domain/measure/amounts.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import type { LineSums } from '#domain/pricing/line-sums.ts';
import { formatPrice } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '../login/form-error.tsx';
import { ShortcutKey } from '../shortcuts/shortcut-key.tsx';

type OrderFootProps = {
  readonly sums: LineSums;
  /** Of the chosen price list; 0 for none. */
  readonly minimum: Centavos;
  readonly problem: string | null;
  readonly isSending: boolean;
};

/** The total, large enough to be read across the counter, and the button that takes the order. */
export function OrderFoot({ sums, minimum, problem, isSending }: OrderFootProps) {
  return (
    <div className="desk-foot">
      <p className="desk-total">
        <span className="text-sm text-secondary">
          Total · <span className="figures">{amountsText(sums.amounts)}</span>
        </span>
        {sums.saving > 0 && (
          <FormerPrice className="figures text-sm text-muted">{formatPrice(sums.listTotal)}</FormerPrice>
        )}
        <b className="display-figures">{formatPrice(sums.total)}</b>
        {sums.total > 0 && sums.total < minimum && (
          <small className="text-secondary">El mínimo de la lista es {formatPrice(minimum)}</small>
        )}
        {sums.hasUnpriced && <small className="text-secondary">No incluye los productos a consultar</small>}
      </p>
      <FormError text={problem} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isLoading={isSending}
        aria-keyshortcuts="Control+Enter"
        // The field that loses the focus may show an error, which would move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        Tomar pedido <ShortcutKey>Ctrl + Enter</ShortcutKey>
      </Button>
    </div>
  );
}
