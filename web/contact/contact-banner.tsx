import { isOfFamily } from '#web/storefront/generations-text.ts';
import { useStore } from '#web/storefront/store-context.tsx';

/** CONTACT-001 */
export function ContactBanner() {
  const store = useStore();
  return (
    <figure className="contact-banner">
      <img
        src="/art/sewing-machine.webp"
        alt="Máquina de coser antigua, con el hilo enhebrado"
        width="1200"
        height="1200"
        fetchPriority="high"
      />
      <figcaption className="stitch-frame">
        Del otro lado siempre hay {isOfFamily(store) ? 'alguien de la familia' : 'una persona'}.
      </figcaption>
    </figure>
  );
}
