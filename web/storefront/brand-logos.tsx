import type { Brand } from '#config/store.ts';

/** The official brands' logos, drawn in the colour of linen (CONTENT-018). */
export function BrandLogos({ brands }: { brands: readonly Brand[] }) {
  return (
    <section aria-labelledby="marcas" className="mt-12">
      <h2 id="marcas" className="mb-3.5 text-xl text-on-ink">
        Marcas oficiales
      </h2>
      <ul className="brand-logos">
        {brands.map(({ name, slug }) => (
          <li key={slug}>
            <span
              role="img"
              aria-label={name}
              className="brand-logo"
              style={{ maskImage: `url(/brands/${slug}.svg)` }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
