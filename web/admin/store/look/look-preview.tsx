import '#web/catalogue/hero.css';
import { isReadableAccent } from '#domain/look/accent.ts';
import { isColour, writtenColour } from '#domain/look/colour.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { Hero } from '#web/catalogue/hero.tsx';
import { shopColours } from '#web/storefront/accent-colours.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Logo } from '#web/storefront/logo.tsx';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';

/** What the accent colours: logo, labels, buttons, and the first banner. */
export function LookPreview({ fields: { accent, colours } }: { fields: Settings['look'] }) {
  const { banners } = useStorePage();
  const colour = writtenColour(accent ?? '');
  const isShown = isColour(colour) && isReadableAccent(colour);
  const own = colours.map((one) => ({ ...one, value: writtenColour(one.value) }));
  return (
    <div
      data-theme="light"
      style={shopColours({ accent: isShown ? colour : null, colours: own }) ?? undefined}
      className="look-preview"
    >
      <Logo />
      <p className="flex flex-wrap items-center gap-3">
        <Button variant="primary">AGREGAR AL CARRITO</Button>
        <WovenLabel>OFERTA</WovenLabel>
      </p>
      {colours.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {colours.map(({ name, value }) => (
            <li key={`${name} ${value}`} className="flex items-center gap-2">
              <ColourSwatch name={name} className="size-8 rounded-2" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="banners-preview">
        <Hero banners={banners.slice(0, 1)} hasOffers seed={0} />
      </div>
    </div>
  );
}
