import { useStore } from '#web/storefront/store-context.tsx';

/** CONTACT-001 */
export function ContactBanner() {
  const { foundedIn } = useStore();
  return (
    <figure className="contact-banner">
      <img
        src="/art/machine-1923.webp"
        alt={`Máquina de coser de ${foundedIn}, con el hilo enhebrado`}
        width="1200"
        height="1200"
        fetchPriority="high"
      />
      <figcaption className="stitch-frame">Del otro lado siempre hay alguien de la familia.</figcaption>
    </figure>
  );
}
