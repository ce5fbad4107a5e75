import { ButtonLink } from '#web/ui/button-link.tsx';

/** Stands in the form's place after it was sent without scripts (BUY-011). */
export function MessageArrived() {
  return (
    <section id="enviado" aria-label="Mensaje enviado" className="contact-form scroll-mt-4 self-start">
      <div className="grid gap-3 sm:col-span-2">
        <h2 className="text-block">Mensaje enviado</h2>
        <p>Gracias por contactarnos. Nos comunicaremos contigo a la brevedad.</p>
        <p className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/" variant="outline">
            Ir al inicio
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            Escribir otro mensaje
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
