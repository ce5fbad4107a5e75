import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BriefProduct, VariantCount } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { formatCount } from '#web/format.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Button } from '#web/ui/button.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { DeskDialog } from '../shell/desk-dialog.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { soldOutText } from './sold-out-text.ts';
import { useVariantStock } from './use-variant-stock.ts';

type VariantStockProps = {
  readonly product: BriefProduct;
  readonly count: VariantCount;
  readonly onChanged: () => Promise<void>;
  /** What the button shows instead of its words. */
  readonly face?: ReactNode;
};

const NOUNS = {
  colour: { one: 'color', many: 'colores' },
  model: { one: 'modelo', many: 'modelos' },
} as const;

/** How many colours or models a product has or lacks; a press opens them, and each is stored at once (BUY-006). */
export function VariantStock({ product, count, onChanged, face }: VariantStockProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { reportFailure } = useChangeDialogs();
  const { soldOutPart } = product;
  const text = soldOutPart === null ? formatCount(count.of, NOUNS[count.kind]) : soldOutText(soldOutPart);
  return (
    <>
      <button
        type="button"
        className="variant-stock"
        data-partly={soldOutPart !== null || undefined}
        aria-haspopup="dialog"
        aria-label={`${text} de ${product.name || 'Producto'}: decir cuáles se agotaron`}
        onClick={() => setIsOpen(true)}
      >
        {face ?? text} <ChevronDown aria-hidden="true" />
      </button>
      {isOpen && (
        <VariantDialog
          product={product}
          kind={count.kind}
          onClose={async (settled) => {
            setIsOpen(false);
            if (!(await settled)) await reportFailure('Error al actualizar el producto');
            await onChanged();
          }}
        />
      )}
    </>
  );
}

type VariantDialogProps = Pick<VariantStockProps, 'product'> & {
  readonly kind: VariantCount['kind'];
  /** @param settled whether all that waited were stored, once each was stored or refused */
  readonly onClose: (settled: Promise<boolean>) => void;
};

function VariantDialog({ product, kind, onClose }: VariantDialogProps) {
  const { opened, soldOut, said, problem, mark, undo, settled } = useVariantStock(product.id);
  const variants = opened === null ? [] : variantsOf(opened.product);
  const names = variants.map(({ key }) => key);
  const areAllOut = names.length > 0 && names.every((name) => soldOut.includes(name));
  return (
    <DeskDialog
      title={`Toca ${kind === 'colour' ? 'un color' : 'un modelo'} cuando se agota`}
      text={`${product.name || 'Producto'}. Se guarda solo.`}
      onClose={() => onClose(settled())}
    >
      {opened === null && problem === null && <SewnProgress />}
      <ul className="variant-chips">
        {variants.map(({ key, label, kind }) => {
          const isOut = soldOut.includes(key);
          return (
            <li key={key}>
              <button
                type="button"
                className="variant-chip"
                aria-pressed={isOut}
                onClick={() => mark([key], !isOut)}
              >
                {kind === 'colour' && <ColourSwatch name={key} className="size-5 rounded-[3px]" />}
                <span>
                  {label}
                  {isOut && ' · agotado'}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="variant-foot">
        {names.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => mark(names, !areAllOut)}>
            {areAllOut ? 'Hay de todos' : 'Agotar todos'}
          </Button>
        )}
        <p role="status">{said?.text}</p>
        {said !== null && (
          <Button variant="quiet" size="small" onClick={undo}>
            Deshacer
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
    </DeskDialog>
  );
}
