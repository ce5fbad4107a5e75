import { Fragment } from 'react';
import { missingGoods } from '#domain/quotes/missing-goods.ts';
import type { QuoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { keyedLines } from './draft-content.ts';
import { QuoteLineRow } from './quote-line-row.tsx';
import type { ReadLine } from './read-quote-draft.ts';
import { RemovedPart } from './removed-part.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';
import type { QuoteRemoval } from './use-quote-removal.ts';

type QuoteLineListProps = {
  readonly draft: QuoteDraft;
  readonly form: QuoteForm;
  readonly amounts: QuoteAmounts;
  readonly removal: QuoteRemoval;
};

/** The products of the quote, one row each. */
export function QuoteLineList({ draft, form, amounts, removal }: QuoteLineListProps) {
  const { removed } = removal;
  const lines = keyedLines(form.content.lines);
  const gap = removed?.kind === 'line' ? Math.min(removed.place, lines.length) : null;
  const removedRow = (
    <li className="quote-removed">
      <RemovedPart removal={removal} />
    </li>
  );
  return (
    <div className="quote-lines">
      <div className="quote-table">
        {lines.length > 0 && (
          <div className="quote-lines-head" aria-hidden="true">
            <span>Producto</span>
            <span>Cantidad</span>
            <span>Precio</span>
            <span>Desc.</span>
            <span>Total</span>
          </div>
        )}
        <ul>
          {lines.map(({ key, line: typed }, place) => {
            const at = form.quote.lines.findIndex((one) => one.key === key);
            const [line, lineAmounts] = [form.quote.lines[at], amounts.lines[at]];
            return (
              <Fragment key={key}>
                {gap === place && removedRow}
                {line !== undefined && lineAmounts !== undefined && (
                  <QuoteLineRow
                    form={form}
                    typed={typed}
                    line={line}
                    amounts={lineAmounts}
                    missing={missingText(draft, line)}
                    onRemove={() => removal.removeLine(key, line.product.name)}
                  />
                )}
              </Fragment>
            );
          })}
          {gap === lines.length && removedRow}
        </ul>
      </div>
    </div>
  );
}

/** Why the shop can't sell a line now; `null` if it can. */
function missingText({ products, gone }: QuoteDraft, { product, quantities }: ReadLine): string | null {
  const now = gone.has(product.id) ? undefined : products.get(product.id);
  const present = new Map(now === undefined ? [] : [[product.id, now] as const]);
  return missingGoods([{ product, quantities }], present)[0]?.reason ?? null;
}
