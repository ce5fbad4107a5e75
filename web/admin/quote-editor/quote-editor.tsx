import './quote-editor.css';
import './quote-line.css';
import './quote-line-details.css';
import { useEffect } from 'react';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import type { QuoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProductFinderField } from '../product-finder/product-finder-field.tsx';
import { hasVariants, variantNoun, withOpenLine, withoutOpenLine, withUnits } from './draft-content.ts';
import { QuoteExtras } from './quote-extras.tsx';
import { QuoteLineList } from './quote-line-list.tsx';
import { QuoteSums } from './quote-sums.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import type { OpenQuestion } from './use-open-question.ts';
import type { QuoteDraft } from './use-quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';
import { useQuoteRemoval } from './use-quote-removal.ts';

type QuoteEditorProps = {
  readonly draft: QuoteDraft;
  readonly form: QuoteForm;
  readonly open: OpenQuestion;
  readonly amounts: QuoteAmounts;
  /** Of the version that is being made. */
  readonly version: number;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  /** `null` for the first version, which is always being made. */
  readonly onDiscard: (() => void) | null;
};

/** The quote as it is made: everything that the shop offers, with its amounts as one types (QUOTE-002). */
export function QuoteEditor({ draft, form, open, amounts, version, today, onDiscard }: QuoteEditorProps) {
  const removal = useQuoteRemoval(form);
  return (
    <section aria-labelledby="presupuesto" className="dashboard-card">
      <header className="order-card-head">
        <h2 id="presupuesto" tabIndex={-1}>
          Presupuesto
        </h2>
        <p className="figures">
          Versión {version}, sin enviar
          {draft.priceList !== undefined && ` · Lista ${draft.priceList.name}`}
          {onDiscard !== null && (
            <Button variant="quiet" size="small" onClick={onDiscard}>
              Descartar
            </Button>
          )}
        </p>
      </header>
      <QuoteLineList draft={draft} form={form} amounts={amounts} removal={removal} />
      <AddedProducts draft={draft} open={open} problem={form.problemOf('lines')} />
      <QuoteExtras form={form} removal={removal} />
      <QuoteTerms form={form} today={today} />
      <QuoteSums quote={form.quote} amounts={amounts} />
    </section>
  );
}

/** The finder; of a product with colours or models it asks which one in the same field. */
function AddedProducts({ draft, open: { asked, ask, close, input }, problem }: AddedProductsProps) {
  const { length } = draft.content.lines;
  // Each line that joins pushes the field below the foot.
  useEffect(() => {
    if (length > 0 && document.activeElement === input.current)
      input.current?.scrollIntoView({ block: 'nearest' });
  }, [length, input]);

  const add = (product: Product, key: string, parts: number) =>
    draft.change((content) => withUnits(content, product, { key, parts }));

  function pick(product: Product, parts: number, variant: string | null): void {
    draft.know(product);
    if (variant !== null || !hasVariants(product)) {
      add(product, variant ?? variantsOf(product)[0]?.key ?? '', parts);
      return;
    }
    draft.change((content) => withOpenLine(content, product));
    ask(product, parts);
  }

  return (
    <div className="quote-add">
      <ProductFinderField
        label={asked === null ? 'Agregar un producto' : variantQuestion(asked.product)}
        inputRef={input}
        onPick={pick}
        question={
          asked && {
            product: asked.product,
            onVariant(key, parts) {
              add(asked.product, key, parts ?? asked.parts);
              close();
            },
            onSkip() {
              draft.change((content) => withoutOpenLine(content, asked.product.id));
              close();
            },
          }
        }
      />
      {problem !== undefined && (
        <p role="alert" className="mt-1.5 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}

type AddedProductsProps = {
  readonly draft: QuoteDraft;
  readonly open: OpenQuestion;
  readonly problem: string | undefined;
};

function variantQuestion(product: Product): string {
  return `¿Qué ${variantNoun(product)} de ${product.name}?`;
}
