import '#web/ui/overlay.css';
import './product-dialog.css';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { useIsDialogOpen } from '#web/ui/use-dialogs.tsx';
import type { VersionedProduct } from '../product-form/product-api.ts';
import { EditForm } from './edit-form.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { useEditedProduct } from './use-edited-product.ts';
import { useProductEdit } from './use-product-edit.ts';

type ProductDialogProps = {
  readonly id: string;
  readonly onClose: () => void;
  /** Called when the product was saved. */
  readonly onChanged: () => Promise<void>;
};

/** The address's product in a dialog over the list (PRODADM-011). */
export function ProductDialog({ id, onClose, onChanged }: ProductDialogProps) {
  const isCovered = useIsDialogOpen();
  const edited = useEditedProduct(id);
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && !isCovered && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup className="product-dialog overlay-dialog">
          <DialogHead />
          {edited.kind === 'loading' && (
            <DialogMessage>
              <SewnProgress />
              <strong role="status">Cargando...</strong>
            </DialogMessage>
          )}
          {edited.kind === 'missing' && (
            <DialogMessage>
              <p role="alert">No encontramos ese producto.</p>
              <Button variant="outline" onClick={onClose}>
                Volver a la lista
              </Button>
            </DialogMessage>
          )}
          {edited.kind === 'found' && <EditWindow edited={edited} onClose={onClose} onChanged={onChanged} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DialogHead() {
  return (
    <>
      <div className="flex items-start gap-4 pt-5 pr-4 pb-4 pl-5 md:pl-8">
        <Dialog.Title className="mr-auto text-block">Información General del Producto</Dialog.Title>
        <Dialog.Close render={<IconButton label="Cerrar" className="-mt-2" />}>
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
      <Stitch className="shrink-0" />
    </>
  );
}

function DialogMessage({ children }: { children: ReactNode }) {
  return <div className="grid grow place-content-center justify-items-center gap-5 p-12">{children}</div>;
}

type EditWindowProps = Omit<ProductDialogProps, 'id'> & {
  readonly edited: VersionedProduct;
};

function EditWindow({ edited, onClose, onChanged }: EditWindowProps) {
  const edit = useProductEdit(edited, { onClose, onChanged });
  return edit.conflict === null ? (
    <EditForm productId={edited.product.id} edit={edit} onClose={onClose} />
  ) : (
    <ProductConflict key={edit.conflict.version} conflict={edit.conflict} edit={edit} />
  );
}
