import { keptPart } from '#web/kept/kept-part.tsx';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { strokeIcon } from '#web/ui/stroke-icon.tsx';

const Scissors = strokeIcon(
  'M3 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14.8 14.8 20 20',
);

/** Invites to a chat with the workshop, if the shop has one; it is no filter (NAV-008). */
export const RepairsBlock = keptPart(function RepairsBlock() {
  if (useStore().repairsAnswer === '') return null;
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
});
