import type { Vat } from '#domain/law/vat.ts';
import type { Section } from '#domain/products/sections.ts';

export type WireProductActionKind =
  | 'hide'
  | 'show'
  | 'offer'
  | 'sold-out'
  | 'category'
  | 'vat'
  | 'delete'
  | 'restore';

/** A product with the version that an action was decided on; without one, any version is acted on. */
export type WireChosenProduct = { _id: string; version?: number | undefined };

/** The filters of `GET /items`; empty and missing ones choose nothing. */
export type WireProductFilter = {
  q?: string | undefined;
  section?: Section | '' | undefined;
  subsection?: string | undefined;
  type?: string | undefined;
  brand?: string | undefined;
  availability?: 'in-stock' | 'partly' | 'sold-out' | '' | undefined;
  offers?: boolean | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  hidden?: boolean | undefined;
  deleted?: boolean | undefined;
};

/** The body of `POST /items/actions`: either `ids` or `select`. */
export type WireProductAction = {
  ids?: WireChosenProduct[] | undefined;
  select?: WireProductFilter | undefined;
  action: WireProductActionKind;
  /** Whether it is an offer or sold out (`true` by default), the place of 'category', or the rate of 'vat'. */
  value?: boolean | Vat | { section: Section; subsection: string; type: string } | undefined;
};

/** `undo` is the id to undo it by; `null` where nothing had to change. */
export type WireProductActionDone = { changed: number; undo: string | null };

/** `changedSince` names the products that changed after the action, or are gone; they stay as they are. */
export type WireProductActionUndone = WireProductActionDone & {
  changedSince: { _id: string; code: string; name: string }[];
};
