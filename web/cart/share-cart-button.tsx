import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useCart } from './use-cart.ts';

/** Shares the cart by a link with its products and quantities, and nothing of the person (BUY-010). */
export function ShareCartButton() {
  const { cart } = useCart();
  const { name } = useStore();
  const toast = useToast();

  async function share(): Promise<void> {
    try {
      const { sharedCartHash } = await import('#domain/cart/shared-cart.ts');
      const url = `${window.location.origin}/cart${sharedCartHash(
        cart.map((line) => ({ ...line, code: line.snapshot.saleUnit.code })),
      )}`;
      if ('share' in navigator) {
        await navigator.share({ title: `Mi carrito en ${name}`, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      toast.show({
        title: 'Copiamos el enlace de tu carrito',
        text: 'Pégalo donde quieras compartirlo.',
        tone: 'success',
      });
    } catch (error) {
      // A person may close the list of apps.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.show({
        title: 'No pudimos compartir el carrito',
        text: 'El navegador no lo permitió. Prueba de nuevo o desde otro navegador.',
        tone: 'error',
      });
    }
  }

  return (
    <Button variant="quiet" size="small" onClick={share}>
      Compartir carrito
    </Button>
  );
}
