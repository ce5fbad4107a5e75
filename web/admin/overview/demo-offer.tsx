import { PackageX } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { removeDemoProducts } from '#web/admin/first-steps/overview-api.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';

const DEMO_PRODUCTS = { one: 'producto de muestra', many: 'productos de muestra' };

/** Offers to remove the demo products; everything else stays. */
export function DemoOffer({ count }: { count: number }) {
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const products = formatCount(count, DEMO_PRODUCTS);

  async function remove(): Promise<void> {
    const isConfirmed = await confirm({
      title: '¿Quitar los productos de muestra?',
      text: `Salen de la tienda ${products}. Quedan los que agregaste o editaste, los pedidos y los mensajes. Los que salen se pueden restaurar.`,
      confirmLabel: 'Sí, quitar',
      cancelLabel: 'Cancelar',
    });
    if (!isConfirmed) return;
    const removal = await removeDemoProducts();
    if (removal === null)
      return reportFailure('No se pudieron quitar los productos de muestra. Intenta nuevamente.');
    show({ title: `Salieron ${formatCount(removal.removed, DEMO_PRODUCTS)}`, tone: 'success' });
    await revalidate();
  }

  return (
    <section
      aria-label="Productos de muestra"
      className="dashboard-card flex flex-wrap items-center gap-x-6 gap-y-3 bg-warning-soft! text-warning"
    >
      <p className="grow basis-72">
        La tienda tiene {products}, para que la veas andar. Cuando cargues los tuyos, quítalos de una vez.
      </p>
      <Button variant="outline" size="small" className="max-sm:w-full" onClick={remove}>
        <PackageX aria-hidden="true" /> Quitar los de muestra
      </Button>
    </section>
  );
}
