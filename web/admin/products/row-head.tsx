import type { ReactNode } from 'react';
import type { BriefProduct } from '#domain/products/product.ts';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';

type RowHeadProps = {
  readonly product: BriefProduct;
  /** The product's name, or a link with it. */
  readonly children: ReactNode;
};

/** The cells that name a row: photo, code, name, category. A narrow table shows code and category below the name. */
export function RowHead({ product, children }: RowHeadProps) {
  const { photos, code, subsection } = product;
  return (
    <>
      <td className="row-photo">
        <ProductPhoto photo={photos[0]} alt="" width={200} sizes="48px" />
      </td>
      <td className="row-code figures">{code ?? ''}</td>
      <th scope="row" className="row-name">
        {children}
        <small className="figures">{[code, subsection].filter(Boolean).join(' · ')}</small>
      </th>
      <td className="row-category">{subsection}</td>
    </>
  );
}
