import type { WireStockRow } from '#schemas/stock-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { stockText } from './stock-amount.ts';

type CopySupplierListProps = { readonly supplier: string; readonly rows: readonly WireStockRow[] };

/** Puts what runs low of a supplier into the clipboard, to be sent in a chat. */
export function CopySupplierList({ supplier, rows }: CopySupplierListProps) {
  const { show } = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(rows.map(lineOf).join('\n'));
      show({ title: 'Pedido copiado', tone: 'success' });
    } catch {
      show({ title: 'No se pudo copiar', text: 'El navegador no lo permite aquí.', tone: 'error' });
    }
  }

  return (
    <Button variant="quiet" size="small" className="shelf-copy" onClick={copy}>
      Copiar pedido <span className="sr-only">{supplier === '' ? 'sin proveedor' : `a ${supplier}`}</span>
    </Button>
  );
}

/** 'HIL-111977 Hilo de algodón 500 m, Coral (quedan 10)' */
function lineOf({ code, name, unit, variant, available }: WireStockRow): string {
  const named = [`${code} ${name}`.trim(), variant].filter((text) => text !== '').join(', ');
  return `${named} (${available < 0 ? `faltan ${stockText(-available, unit)}` : `quedan ${stockText(available, unit)}`})`;
}
