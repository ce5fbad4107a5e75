import { useEffect, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { placeKey, type ShelfPlace } from '#domain/stock/shelf.ts';
import { shelfVariantOf, shelfVariants } from '#domain/stock/shelf-variants.ts';
import { shelfUnit } from '#domain/stock/stock-unit.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import type { VariantQuestion } from '../product-finder/variant-question.ts';
import { useServerRequest } from '../use-server-request.ts';
import { arrivedLines, type ReceiptLine, withAmount, withReceived } from './receipt-lines.ts';
import { EMPTY_RECEIPT, type SavedReceipt, saveReceipt } from './saved-receipt.ts';
import { fetchProductStock, receiveGoods } from './stock-api.ts';

/** A picked product whose colour or model nobody has said yet. */
type Open = { readonly product: Product; readonly parts: number };

/** What arrives: its lines, whom it comes from, and what was on the shelf before. */
export function useReceipt(saved: SavedReceipt) {
  const [receipt, setReceipt] = useState(saved);
  const [open, setOpen] = useState<readonly Open[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const [received, setReceived] = useState<readonly ReceiptLine[]>([]);
  const [there, setThere] = useState<ReadonlyMap<string, number>>(new Map());
  const { isSending, error, send } = useServerRequest();
  const { show } = useToast();
  const { lines } = receipt;
  useEffect(() => saveReceipt(receipt), [receipt]);
  useWhatIsThere(lines, setThere);

  const [asked] = open;
  const question: VariantQuestion | null =
    asked === undefined
      ? null
      : {
          product: asked.product,
          onVariant(key, parts) {
            addLine(asked.product, shelfVariantOf(asked.product, key), parts ?? asked.parts);
            setOpen((before) => before.slice(1));
          },
          onSkip: () => setOpen((before) => before.slice(1)),
        };

  function addLine(
    { id, brand, name, code, photos, saleUnit }: Product,
    variant: string,
    amount: number,
  ): void {
    const line = {
      productId: id,
      variant,
      name: `${brand} ${name}`.trim(),
      code: code ?? '',
      photo: photos[0] ?? null,
      unit: shelfUnit(saleUnit),
      amount,
    };
    setReceipt((before) => ({ ...before, lines: withReceived(before.lines, line) }));
    setLast(placeKey(line));
  }

  function changeLines(change: (lines: readonly ReceiptLine[]) => readonly ReceiptLine[]): void {
    setReceipt((before) => ({ ...before, lines: change(before.lines) }));
  }

  return {
    ...receipt,
    question,
    open,
    last,
    /** The lines of the last receipt, which labels can be printed of. */
    received,
    isSending,
    error,
    /** What is on the shelf now; `null` until it is known. */
    thereOf: (place: ShelfPlace) => there.get(placeKey(place)) ?? null,
    add(product: Product, parts: number, variant: string | null): void {
      const [only = ''] = shelfVariants(product);
      if (variant !== null) addLine(product, shelfVariantOf(product, variant), parts);
      else if (variantsOf(product).length > 1) setOpen((before) => [...before, { product, parts }]);
      else addLine(product, only, parts);
    },
    setAmount: (place: ShelfPlace, amount: number) =>
      changeLines((before) => withAmount(before, place, amount)),
    remove: (place: ShelfPlace) =>
      changeLines((before) => before.filter((line) => placeKey(line) !== placeKey(place))),
    tell: (change: Partial<Pick<typeof receipt, 'supplier' | 'paper' | 'note'>>) =>
      setReceipt((before) => ({ ...before, ...change })),
    async submit(): Promise<boolean> {
      const note = [receipt.paper, receipt.note]
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .join(', ');
      const arrived = arrivedLines(lines).map(({ productId, variant, amount }) => ({
        _id: productId,
        variant,
        amount,
        note,
      }));
      const done = await send(() => receiveGoods({ supplier: receipt.supplier.trim(), lines: arrived }));
      if (done === null) return false;
      setReceived(arrivedLines(lines));
      setReceipt(EMPTY_RECEIPT);
      setOpen([]);
      show({ title: 'Mercadería recibida', tone: 'success' });
      return true;
    },
  };
}

/** Asks what there is of each product as soon as a line has it. */
function useWhatIsThere(
  lines: readonly ReceiptLine[],
  tell: (change: (before: ReadonlyMap<string, number>) => ReadonlyMap<string, number>) => void,
): void {
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort().join(' ');
  useEffect(() => {
    let isOver = false;
    for (const productId of ids.split(' ').filter((id) => id !== '')) {
      fetchProductStock(productId).then((stock) => {
        if (stock === null || isOver) return;
        const found = stock.variants.map(
          ({ name, there }) => [placeKey({ productId, variant: name }), there] as const,
        );
        tell((before) => new Map([...before, ...found]));
      });
    }
    return () => {
      isOver = true;
    };
  }, [ids, tell]);
}
