import { useStore } from '#web/storefront/store-context.tsx';

/** The year is the picture. */
export function AboutOpener() {
  const { name, foundedIn, city, province } = useStore();
  return (
    <header className="about-opener stitch-frame">
      <div>
        <h1 className="text-opener">Nosotros</h1>
        <p className="mt-4 max-w-[24em] text-lg">
          {name} es una mercería de familia de {city}, {province}: cinco generaciones enhebrando la aguja
          desde {foundedIn}.
        </p>
      </div>
      <p className="about-year" aria-hidden="true">
        {foundedIn}
      </p>
    </header>
  );
}
