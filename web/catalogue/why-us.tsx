import { keptPart } from '#web/kept/kept-part.tsx';
import { generationsTitle, isOfFamily } from '#web/storefront/generations-text.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';

/** 'Por qué elegirnos': an image, a heading and four numbered points (CONTENT-001 to CONTENT-005). */
export const WhyUs = keptPart(function WhyUs() {
  const store = useStore();
  const { foundedIn, repairsAnswer } = store;
  const points = [
    {
      title: 'El legado del fundador',
      text: `${foundedIn > 0 ? `Abrimos en ${foundedIn} y seguimos` : 'Seguimos'} midiendo, cortando y aconsejando con el mismo cuidado.`,
    },
    isOfFamily(store)
      ? {
          title: `${generationsTitle(store)} de familia`,
          text: 'El oficio pasó de mano en mano. Quien te atiende creció entre carreteles.',
        }
      : { title: 'Gente del oficio', text: 'Quien te atiende conoce cada carretel.' },
    {
      title: 'Más que un negocio, una mercería completa',
      text: `Del alfiler a la máquina industrial${repairsAnswer === '' ? '' : ', con repuestos y taller'}.`,
    },
    {
      title: 'Compromiso con la atención personalizada',
      text: 'Te respondemos personas: por teléfono, por mensaje o en el mostrador.',
    },
  ];
  return (
    <section className="why-us" aria-labelledby="por-que">
      <div className="why-us-frame">
        <figure className="stitch-frame">
          <LazyImage
            src="/art/sewing-machine.webp"
            alt="Máquina de coser antigua sobre la mesa de trabajo"
            width="600"
            height="600"
          />
        </figure>
        <div>
          <h2 id="por-que" className="text-4xl lg:text-opener">
            Por qué elegirnos
          </h2>
          <ol className="why-us-points">
            {points.map(({ title, text }, index) => (
              <li key={title}>
                <span className="why-us-number figures" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="mt-1 text-[1.1875rem] lg:text-[1.3125rem]">{title}</h3>
                  <p className="mt-1 max-w-[34em] text-secondary">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
});
