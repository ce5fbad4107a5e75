import type { CartLine } from '#domain/cart/cart-line.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Trash2 } from '#web/ui/stroke-icons.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { focusBeside } from './focus-beside.ts';
import { useCartActions } from './use-cart.ts';

type RemovalTexts = {
  readonly confirmLabel: string;
  readonly doneTitle: string;
  readonly doneText: string;
};

export const PANEL_REMOVAL: RemovalTexts = {
  confirmLabel: 'Sí, borrar',
  doneTitle: '¡Borrado!',
  doneText: 'El artículo ha sido eliminado del carrito.',
};

export const PAGE_REMOVAL: RemovalTexts = {
  confirmLabel: 'Sí, eliminar',
  doneTitle: '¡Eliminado!',
  doneText: 'El producto ha sido eliminado del carrito.',
};

type RemoveLineButtonProps = {
  readonly line: CartLine;
  readonly texts: RemovalTexts;
  readonly className?: string;
};

/** Removes a line after a confirmation, then moves the focus beside it (PANEL-015 to PANEL-017, CHECKOUT-020/021). */
export function RemoveLineButton({ line, texts, className }: RemoveLineButtonProps) {
  const { confirm, notify } = useDialogs();
  const { remove } = useCartActions();
  async function confirmRemoval(button: HTMLElement): Promise<void> {
    const returnFocusTo = focusBeside(button);
    const isConfirmed = await confirm({
      title: '¿Estás seguro?',
      text: 'No podrás revertir esto.',
      confirmLabel: texts.confirmLabel,
      cancelLabel: 'Cancelar',
    });
    if (!isConfirmed) return;
    remove(line.productId);
    await notify({ title: texts.doneTitle, text: texts.doneText, tone: 'success', returnFocusTo });
  }
  return (
    <IconButton
      label={`Eliminar ${line.snapshot.name}`}
      className={className}
      onClick={({ currentTarget }) => confirmRemoval(currentTarget)}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
