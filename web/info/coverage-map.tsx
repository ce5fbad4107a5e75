import { useStore } from '#web/storefront/store-context.tsx';

/** From the shop to every region (CONTENT-011, CONTENT-021). */
export function CoverageMap() {
  const { city } = useStore();
  return (
    <section aria-labelledby="envios" className="info-panel coverage">
      <div>
        <h2 id="envios" className="text-title">
          Envíos a todo el país
        </h2>
        <p className="mt-4 max-w-[20em]">
          Despachamos desde {city}. El costo depende del destino y del peso: te lo decimos al contactarte,
          antes de enviar.
        </p>
      </div>
      <img
        src="/art/map.svg"
        alt={`Mapa de la Argentina con hilos que salen de ${city} a todas las regiones`}
        width="198"
        height="332"
      />
    </section>
  );
}
