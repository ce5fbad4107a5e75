import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { formatPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ProductFinderField } from '../product-finder/product-finder-field.tsx';
import { ShortcutKey } from '../shortcuts/shortcut-key.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { CustomerPart } from './customer-part.tsx';
import { DeskLineRow } from './desk-line-row.tsx';
import { unitsOfLine } from './desk-lines.ts';
import { OrderFoot } from './order-foot.tsx';
import type { RestoredLines } from './saved-lines.ts';
import { TakenOrder } from './taken-order.tsx';
import type { DeskField } from './use-desk-form.ts';
import { useNewOrder } from './use-new-order.ts';

export function NewOrder({ restored }: { restored: RestoredLines }) {
  const products = useRef<HTMLInputElement>(null);
  const customers = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const order = useNewOrder({ restored: restored.lines, finder: products, focusField });
  useEffect(() => products.current?.focus(), []);

  function focusField(field: DeskField): void {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  useShortcuts({
    /** Goes on: from the products to the customer, from there to the order. */
    'Control+Enter'() {
      if (form.current?.contains(document.activeElement)) order.submit();
      else customers.current?.focus();
    },
  });

  return (
    <div className="grid gap-4">
      <TakenOrder receipt={order.taken} />
      {restored.gone.length > 0 && (
        <p className="desk-gone">
          Ya no están en el catálogo y salieron del pedido: {restored.gone.join(', ')}.
        </p>
      )}
      <div className="new-order">
        <section className="dashboard-card new-order-products" aria-label="Productos">
          <ProductFinderField
            label={labelOf(order.question)}
            hint="Enter agrega y vuelve aquí. «12*» delante agrega 12; «1,5*», un metro y medio."
            isLarge
            inputRef={products}
            question={order.question}
            onPick={order.add}
            onLookUp={order.waitFor}
          />
          <button
            type="button"
            className="desk-next"
            aria-keyshortcuts="Control+Enter"
            onClick={() => customers.current?.focus()}
          >
            Seguir con el cliente <ShortcutKey>Ctrl + Enter</ShortcutKey>
          </button>
          <RemovedLine order={order} />
          <DeskLines order={order} onDone={() => products.current?.focus()} />
        </section>
        <form
          ref={form}
          method="post"
          noValidate
          className="new-order-side"
          onSubmit={(event) => {
            event.preventDefault();
            order.submit();
          }}
        >
          <CustomerPart
            form={order.form}
            finder={customers}
            focusField={focusField}
            onLookUp={order.waitFor}
            onKnown={() => form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()}
          />
          <OrderFoot
            sums={order.sums}
            minimum={order.minimum}
            problem={order.problem}
            isSending={order.isSending}
          />
        </form>
      </div>
    </div>
  );
}

type Order = ReturnType<typeof useNewOrder>;

function labelOf(question: Order['question']): string {
  if (question === null) return 'Producto';
  const variant = kindOfVariants(question.product) === 'colour' ? 'color' : 'modelo';
  return `¿Qué ${variant} de ${question.product.name}?`;
}

function RemovedLine({ order: { removed, undoRemoval } }: { order: Order }) {
  return (
    <div role="status" className="desk-removed empty:hidden">
      {removed !== null && (
        <>
          <span className="min-w-0 wrap-anywhere">Se quitó {removed.line.product.name}.</span>
          <Button variant="quiet" size="small" onClick={undoRemoval}>
            <Undo2 aria-hidden="true" /> Deshacer
          </Button>
        </>
      )}
    </div>
  );
}

/** The lines, the last one first. Enter in a quantity goes back to the field. */
function DeskLines({ order, onDone }: { order: Order; onDone: () => void }) {
  const { lines, touched } = order;
  if (lines.length === 0) {
    return (
      <p className="desk-empty">
        <img src="/art/empty-spool.svg" alt="" width={120} height={96} />
        Escribe o escanea el primer producto.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(order)}
      </p>
      <ul
        className="desk-lines"
        aria-label="Líneas"
        onKeyDown={({ key, target }) => {
          if (key === 'Enter' && target instanceof HTMLInputElement) onDone();
        }}
      >
        {lines.map((line) => (
          <DeskLineRow
            key={line.product.id}
            line={line}
            flash={touched?.productId === line.product.id ? touched.round : null}
            onUnits={(key, units) => order.setUnits(line.product.id, key, units)}
            onCuts={(key, cuts) => order.setCuts(line.product.id, key, cuts)}
            onAskVariant={() => order.askVariant(line.product.id)}
            onRemove={() => order.remove(line.product.id)}
          />
        ))}
      </ul>
    </>
  );
}

function announcement({ lines, touched, sums }: Order): string {
  const line = lines.find(({ product }) => product.id === touched?.productId);
  if (line === undefined) return '';
  return `${line.product.name}: ${quantityText(unitsOfLine(line), line.product.saleUnit)}. Total ${formatPrice(sums.total)}`;
}
