import { colourProperty } from '#domain/look/own-colour.ts';
import { colourNamed } from '#domain/products/colours.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { Copy } from '#web/ui/stroke-icons.tsx';
import { badgesOf } from './badges.ts';

/** The quiet badges under the summary (GRID-011, GRID-012). */
export function ProductVariety({ card }: { card: ListedProduct }) {
  const { hasColours, hasModels } = badgesOf(card);
  if (!hasColours && !hasModels) return null;
  return (
    <div className="product-variety">
      {hasColours && (
        <span>
          <ThreeColours names={card.colours} />
          Variedad de colores
        </span>
      )}
      {hasModels && (
        <span>
          <Copy aria-hidden="true" />
          Variedad de modelos
        </span>
      )}
    </div>
  );
}

function ThreeColours({ names }: { names: readonly string[] }) {
  return (
    <span className="three-colours" aria-hidden="true">
      {names.slice(0, 3).map((name) => (
        <i
          key={name}
          style={{ background: colourNamed(name)?.hex ?? `var(${colourProperty(name)},#857d6b)` }}
        />
      ))}
    </span>
  );
}
