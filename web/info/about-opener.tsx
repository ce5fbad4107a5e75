import './about.css';
import { isPublished } from '#config/is-published.ts';
import { generationsText, isOfFamily } from '#web/storefront/generations-text.ts';
import { useStore } from '#web/storefront/store-context.tsx';

/** The year is the picture. */
export function AboutOpener() {
  const store = useStore();
  const { name, foundedIn, city, province } = store;
  const place = `${city}, ${province}`;
  return (
    <header className="about-opener stitch-frame">
      <div>
        <h1 className="text-opener">Nosotros</h1>
        <p className="mt-4 max-w-[24em] text-lg">
          {isOfFamily(store)
            ? `${name} es una mercería de familia de ${place}: ${generationsText(store)} enhebrando la aguja desde ${foundedIn}.`
            : isPublished(store) &&
              `${name} es una mercería de ${place}, que enhebra la aguja desde ${foundedIn}.`}
        </p>
      </div>
      {foundedIn > 0 && (
        <p className="about-year" aria-hidden="true">
          {foundedIn}
        </p>
      )}
    </header>
  );
}
