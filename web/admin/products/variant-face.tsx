import type { BriefProduct, VariantCount } from '#domain/products/product.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';

/** So many have room for their names. */
const NAMED = 2;

const NOUNS = {
  colour: { one: 'color', many: 'colores' },
  model: { one: 'modelo', many: 'modelos' },
} as const;

/** The first colours of a row, those sold out with a stitch across, and how many there are; of models the count. */
export function VariantFace({ product, count }: { product: BriefProduct; count: VariantCount }) {
  const { kind, of, first } = count;
  const soldOut = product.isSoldOut ? of : (product.soldOutPart?.soldOut ?? 0);
  const hasNames = kind === 'colour' && of <= NAMED;
  return (
    <>
      {kind === 'colour' &&
        first.map((name, index) => (
          <span key={name} className="variant-swatch" data-sold-out={index < soldOut || undefined}>
            <ColourSwatch name={name} className="size-4 rounded-[2px]" />
            {hasNames && <span className="variant-name">{name}</span>}
          </span>
        ))}
      <span className={hasNames ? 'variant-count-named' : undefined}>
        <CountText count={count} soldOut={product.soldOutPart?.soldOut ?? 0} />
      </span>
    </>
  );
}

/** 'Agotados: 2 de 8 colores', of which a narrow cell shows the numbers. */
function CountText({ count: { kind, of }, soldOut }: { count: VariantCount; soldOut: number }) {
  const noun = of === 1 ? NOUNS[kind].one : NOUNS[kind].many;
  return (
    <>
      {soldOut > 0 && <span className="variant-word">{soldOut === 1 ? 'Agotado: ' : 'Agotados: '}</span>}
      {soldOut > 0 ? `${soldOut} de ${of}` : of}
      <span className={kind === 'colour' ? 'variant-word' : undefined}> {noun}</span>
    </>
  );
}
