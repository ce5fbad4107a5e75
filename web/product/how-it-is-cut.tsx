/** What a shopper should know before asking for cuts (UNIT-004). */
export function HowItIsCut() {
  return (
    <section className="mt-6 min-h-29">
      <h2 className="mb-2 text-[1.375rem]">Cómo lo cortamos</h2>
      <p className="text-secondary">
        Cada corte sale entero del rollo: dos cortes de 1,5&nbsp;m no son uno de 3&nbsp;m. Escribe «1,5», «1
        1/2» o «150&nbsp;cm»: es lo mismo.
      </p>
    </section>
  );
}
