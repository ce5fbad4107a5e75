import { Barcode, PackagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { amountsText } from '#domain/measure/amounts.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { shelfUnit } from '#domain/stock/stock-unit.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useOpenLabels } from '../label-job/use-open-labels.ts';
import { FormError } from '../login/form-error.tsx';
import { ProductFinderField } from '../product-finder/product-finder-field.tsx';
import type { Route } from './+types/receipt-route.ts';
import { arrivedLines, type ReceiptLine } from './receipt-lines.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { savedReceipt } from './saved-receipt.ts';
import { useReceipt } from './use-receipt.ts';

/** What this browser kept; the server knows nothing of it. */
export function clientLoader() {
  return savedReceipt();
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-160" />;
}

/** 'Recibir': by scanner or name; the field takes the focus back after each (STOCK-006). */
export default function ReceiptRoute({ loaderData: saved }: Route.ComponentProps) {
  const finder = useRef<HTMLInputElement>(null);
  const receipt = useReceipt(saved);
  useEffect(() => finder.current?.focus(), []);
  const arrived = arrivedLines(receipt.lines);
  return (
    <form
      method="post"
      noValidate
      className="receipt"
      onSubmit={async (event) => {
        event.preventDefault();
        if (arrived.length > 0) await receipt.submit();
        finder.current?.focus();
      }}
    >
      <section className="dashboard-card receipt-lines" aria-label="Lo que llega">
        <ProductFinderField
          label={labelOf(receipt.question)}
          hint="El mismo código otra vez es uno más. «12*» delante son 12."
          isLarge
          inputRef={finder}
          question={receipt.question}
          onPick={receipt.add}
          unitOf={({ saleUnit }) => shelfUnit(saleUnit)}
        />
        {receipt.lines.length === 0 ? (
          <div className="receipt-empty">
            <p>Pasa el escáner, o escribe código o nombre de lo que llegó.</p>
            {receipt.received.length > 0 && <ReceivedLabels lines={receipt.received} />}
          </div>
        ) : (
          <ul aria-label="Líneas" className="receipt-rows">
            {receipt.lines.map((line) => (
              <ReceiptRow key={`${line.productId} ${line.variant}`} line={line} receipt={receipt} />
            ))}
          </ul>
        )}
      </section>
      <section className="dashboard-card receipt-source" aria-label="De quién llega">
        <h2 className="text-block">De quién llega</h2>
        <Field
          label="Proveedor"
          autoComplete="off"
          maxLength={120}
          value={receipt.supplier}
          onChange={({ target }) => receipt.tell({ supplier: target.value })}
        />
        <Field
          label="Remito o factura"
          autoComplete="off"
          maxLength={60}
          value={receipt.paper}
          onChange={({ target }) => receipt.tell({ paper: target.value })}
        />
        <Field
          label="Nota"
          autoComplete="off"
          maxLength={120}
          placeholder="Opcional"
          value={receipt.note}
          onChange={({ target }) => receipt.tell({ note: target.value })}
        />
        <p className="text-fine text-muted">
          La lista se guarda sola en este navegador: puedes seguir después.
        </p>
      </section>
      <div className="work-foot stock-foot gap-2.5">
        <p className="stock-foot-sums">
          <span className="text-sm text-secondary">
            {formatCount(arrived.length, { one: 'renglón', many: 'renglones' })}
          </span>
          <b className="display-figures">
            {amountsText(arrived.map(({ amount, unit }) => ({ units: amount, saleUnit: unit })))}
          </b>
        </p>
        <FormError text={receipt.error} />
        <Button type="submit" variant="primary" isLoading={receipt.isSending} disabled={arrived.length === 0}>
          <PackagePlus aria-hidden="true" /> Recibir mercadería
        </Button>
      </div>
    </form>
  );
}

function labelOf(question: ReturnType<typeof useReceipt>['question']): string {
  if (question === null) return 'Producto';
  const variant = kindOfVariants(question.product) === 'colour' ? 'color' : 'modelo';
  return `¿Qué ${variant} de ${question.product.name}?`;
}

function ReceivedLabels({ lines }: { lines: readonly ReceiptLine[] }) {
  const openLabels = useOpenLabels();
  if (openLabels === null) return null;
  const wanted = lines.map(({ productId, variant, unit, amount }) => ({
    productId,
    variant: variant === '' ? null : variant,
    // What is cut has one label, on its roll.
    count: isByMeasure(unit) ? 1 : amount,
  }));
  return (
    <Button
      variant="outline"
      className="mt-4"
      onClick={() => openLabels({ title: 'Lo que llegó', source: 'receipt', lines: wanted })}
    >
      <Barcode aria-hidden="true" /> Etiquetas de lo recibido
    </Button>
  );
}
