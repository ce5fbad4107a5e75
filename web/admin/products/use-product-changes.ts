import type { BriefProduct } from '#domain/products/product.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { deleteProduct, hideProduct, restoreProduct, setSoldOut } from '../product-form/product-api.ts';
import { useChangeDialogs } from '../use-change-dialogs.ts';

type ProductChanges = {
  toggleHidden(product: BriefProduct): Promise<void>;
  toggleSoldOut(product: BriefProduct): Promise<void>;
  /** Confirms first (PRODADM-018). */
  remove(product: BriefProduct): Promise<void>;
  restore(product: BriefProduct): Promise<void>;
};

/** The actions of a product's card; each fetches the list again (PRODADM-021). */
export function useProductChanges(onChanged: () => Promise<void>): ProductChanges {
  const { notify } = useDialogs();
  const { confirmDeletion, reportFailure } = useChangeDialogs();
  const { show } = useToast();

  return {
    async toggleHidden({ id, name, isHidden }) {
      if (!(await hideProduct(id, !isHidden))) return reportFailure('Error al actualizar el producto');
      const title = `${name || 'Producto'}: ${isHidden ? 'visible en la tienda' : 'oculto'}`;
      show({ title, tone: 'success' });
      await onChanged();
    },
    async toggleSoldOut({ id, name, isSoldOut }) {
      if (!(await setSoldOut(id, !isSoldOut))) return reportFailure('Error al actualizar el producto');
      show({ title: `${name || 'Producto'}: ${isSoldOut ? 'hay stock' : 'agotado'}`, tone: 'success' });
      await onChanged();
    },
    async remove({ id }) {
      if (!(await confirmDeletion())) return;
      if (!(await deleteProduct(id))) return reportFailure('Error al eliminar el producto');
      await notify({ title: 'Eliminado!', text: 'Tu producto ha sido eliminado.', tone: 'success' });
      await onChanged();
    },
    async restore({ id, name }) {
      if (!(await restoreProduct(id))) {
        return reportFailure('No se pudo restaurar el producto. Puede que otro tenga ahora su código.');
      }
      show({ title: `${name || 'Producto'}: restaurado`, tone: 'success' });
      await onChanged();
    },
  };
}
