import { ArrowRight, X } from 'lucide-react';
import { placeKey } from '#domain/stock/shelf.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ReceiptLine } from './receipt-lines.ts';
import { stockText } from './stock-amount.ts';
import type { useReceipt } from './use-receipt.ts';
import { VariantName } from './variant-name.tsx';

type ReceiptRowProps = { readonly line: ReceiptLine; readonly receipt: ReturnType<typeof useReceipt> };

/** The most that one line receives; a stepper's field holds no more. */
const MOST = 999_999;

export function ReceiptRow({ line, receipt }: ReceiptRowProps) {
  const { name, code, photo, variant, unit, amount } = line;
  const before = receipt.thereOf(line);
  const subject = variant === '' ? name : `${name}, ${variant}`;
  return (
    <li className="receipt-row" data-last={receipt.last === placeKey(line) || undefined}>
      <LinePhoto photo={photo} size={40} />
      <span className="receipt-name">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <small className="shelf-facts">
          {code !== '' && <span className="figures">{code}</span>}
          <VariantName name={variant} />
        </small>
      </span>
      <AmountStepper
        unit={unit}
        label={`Cantidad de ${subject}`}
        subject={subject}
        value={amount}
        max={MOST}
        onChange={(units) => receipt.setAmount(line, units)}
      />
      <span className="receipt-change figures">
        {before !== null && (
          <>
            <span className="sr-only">Hay </span>
            {stockText(before, unit)} <ArrowRight aria-label="y van a ser" className="inline size-3.5" />{' '}
            <b>{stockText(before + amount, unit)}</b>
          </>
        )}
      </span>
      <IconButton label={`Quitar ${subject}`} onClick={() => receipt.remove(line)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
