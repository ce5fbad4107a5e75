import { Scissors } from 'lucide-react';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';

/** Invites to a chat with the workshop; it is no filter (NAV-008). */
export function RepairsBlock() {
  return (
    <section className="stitch-frame mt-7 bg-paper px-6 py-6.5 [--frame-inset:8px]">
      <Scissors aria-hidden="true" />
      <h3 className="mt-2.5 mb-1.5 text-xl leading-[1.15]">Reparaciones y repuestos</h3>
      <p className="text-sm text-secondary">
        Taller propio para máquinas familiares e industriales. Trae la tuya o consulta por un repuesto.
      </p>
      <ChatWithShop
        text="¡Hola! Quisiera consultar por un repuesto o una reparación."
        className="sewn-link mt-1.5 inline-flex min-h-11 items-center font-[620] text-accent lg:mt-3 lg:min-h-0 lg:py-1"
      >
        Consultar al taller
      </ChatWithShop>
    </section>
  );
}
