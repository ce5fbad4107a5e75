import type { Centavos } from '../money/centavos.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';

/** The stored values of the top level; screens say 'Máquina' and 'Mercería' (DATA-015). */
export type Section = 'Maquina' | 'Merceria';

/** A catalogue item as the shop thinks of it. `null` price means 'Consultar'; 0 is never a price. */
export type Product = {
  readonly id: string;
  readonly section: Section;
  readonly subsection: string;
  readonly type: string;
  readonly isOffer: boolean;
  readonly isHidden: boolean;
  readonly brand: string;
  readonly name: string;
  readonly summary: string;
  /** Slashes in it are line breaks on the screen (DETAIL-012). */
  readonly description: string;
  readonly specifications: string;
  readonly photos: readonly string[];
  /** What each photo shows, in the photos' order; '' or nothing where the shop's own words do. */
  readonly altTexts: readonly string[];
  readonly price: Centavos | null;
  readonly bulkOffer: BulkOffer | null;
  readonly colours: readonly string[];
  readonly models: readonly string[];
  readonly code: string | null;
};

/** What a list shows of a product: one photo, and none of the texts and variants that can be long. */
export type BriefProduct = Omit<Product, 'summary' | 'description' | 'specifications' | 'colours' | 'models'>;
