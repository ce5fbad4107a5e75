import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { browserCartStore } from './browser-cart-store.ts';
import { useCart } from './use-cart.ts';

/** 'Vaciar carrito' asks once, and can be undone (BUY-003). */
export function ClearCartButton() {
  const { lines } = useCart();
  const { confirm } = useDialogs();

  async function clear(button: HTMLElement): Promise<void> {
    const place = button.closest('[role="dialog"], main');
    const isConfirmed = await confirm({
      title: '¿Vaciar el carrito?',
      text: `Quitamos ${formatCount(lines.length, { one: 'producto', many: 'productos' })}. Puedes deshacerlo durante 10 segundos.`,
      confirmLabel: 'Sí, vaciar',
      cancelLabel: 'Cancelar',
      returnFocusTo: () => place?.querySelector<HTMLElement>('[data-empty-cart] .button') ?? button,
    });
    if (isConfirmed) browserCartStore().dispatch({ type: 'empty' });
  }

  return (
    <Button variant="quiet" size="small" onClick={({ currentTarget }) => clear(currentTarget)}>
      Vaciar carrito
    </Button>
  );
}
