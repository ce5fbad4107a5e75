import type { Landing } from '#domain/addresses/landing.ts';

/** What the shop says of a place, below its products: these come at once (FIND-009). */
export function ListText({ landing: { text, steps } }: { landing: Pick<Landing, 'text' | 'steps'> }) {
  return (
    <section className="mt-8 max-w-[65ch]">
      <h2 className="mb-2 text-[23px]">{`Sobre ${steps.at(-1)?.name}`}</h2>
      <p className="whitespace-pre-line text-secondary">{text}</p>
    </section>
  );
}
