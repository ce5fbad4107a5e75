import './search-hits.css';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { matchedParts } from '#domain/search/matched-parts.ts';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { PageLink, type PageLinkProps } from '#web/ui/page-link.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { Price } from './price.tsx';
import { ProductPhoto } from './product-photo.tsx';

type SearchHitProps = Omit<PageLinkProps, 'to'> & {
  card: ListedProduct;
  /** The search whose words are underlined in the name. */
  search: string;
};

/** A found product in one line: photo, name, price. */
export function SearchHit({ card, search, ...rest }: SearchHitProps) {
  const link = useProductLink(card);
  return (
    <PageLink {...rest} {...link} className="search-hit">
      <ProductPhoto photo={card.photos[0]} alt="" width={200} sizes="56px" />
      <span className="plain-heading line-clamp-2 wrap-anywhere">
        <MarkedName text={card.name || 'Producto'} search={search} />
      </span>
      <Price product={card} />
    </PageLink>
  );
}

/** A name with a stitch below what a search matches. */
export function MarkedName({ text, search }: { text: string; search: string }) {
  return matchedParts(text, search).map((part, place) =>
    part.isMatch ? (
      <span key={place} className="search-match">
        {part.text}
      </span>
    ) : (
      <WholeWords key={place} text={part.text} />
    ),
  );
}
