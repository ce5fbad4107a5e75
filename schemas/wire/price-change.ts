import type { Vat } from '#domain/law/vat.ts';
import type { Section } from '#domain/products/sections.ts';
import type { WireProblem } from './problem.ts';

/** Amounts as the product's own: pesos with a dot; '' is 'Consultar', '0' is no pack price. */
export type WirePrices = { price: string; wholesalePrice: string };

/** Which products to change. Criteria combine by AND; an empty or missing one chooses nothing. */
export type WirePriceSelection = {
  section?: Section | undefined;
  subsection?: string | undefined;
  type?: string | undefined;
  brand?: string | undefined;
  q?: string | undefined;
  codes?: string[] | undefined;
  ids?: string[] | undefined;
  /** Only products on offer. */
  offers?: boolean | undefined;
  /** Only products with a bulk offer. */
  bulk?: boolean | undefined;
  /** Only products without a photo. */
  withoutPhoto?: boolean | undefined;
  /** Pesos with a dot, both included. */
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  /** Whether hidden products are included; without it they are not. */
  hidden?: boolean | undefined;
  /** Only products whose price did not change in this many days. */
  unchangedDays?: number | undefined;
};

export type WirePriceAlteration = {
  by: 'percent' | 'amount' | 'to';
  /** With a dot and up to two decimals: '12.5' percent, '-150' pesos, '1999.90' pesos. */
  value: string;
  /** 'both' with a percent only. */
  on: 'price' | 'pack' | 'both';
};

/** In pesos. */
export type WireRoundingStep = '0.01' | '1' | '10' | '50' | '100' | '500' | '1000';

export type WireRounding = { to: WireRoundingStep; mode: 'nearest' | 'up' | 'down' };

/** The body of `POST /price-changes/preview`. Without `rounding` prices are rounded to the centavo. */
export type WirePriceRule = {
  select: WirePriceSelection;
  change: WirePriceAlteration;
  rounding?: WireRounding | undefined;
  /** From which difference on a row is flagged 'big-change', in percent; '30' by default. */
  bigChange?: string | undefined;
};

/** 'no-price', 'unchanged' and 'not-positive' rows are not applied; the others are warnings. */
export type WirePriceFlag = 'no-price' | 'unchanged' | 'big-change' | 'pack-not-cheaper' | 'not-positive';

/** A left-out row has `after` equal to `before`. */
export type WirePreviewRow = {
  _id: string;
  version: number;
  code: string;
  brand: string;
  name: string;
  before: WirePrices;
  after: WirePrices;
  flags: WirePriceFlag[];
};

/** The answer of `POST /price-changes/preview`: the largest difference first. */
export type WirePricePreview = {
  rows: WirePreviewRow[];
  unknownCodes: string[];
  /** Given codes of hidden products, while the rule leaves hidden ones out. */
  hiddenCodes: string[];
};

/** The body of `POST /price-changes/selection`. */
export type WireSelectionRule = { select: WirePriceSelection };

/** The answer of `POST /price-changes/selection`: which products a change would be about, without their rows. */
export type WireSelectedProducts = Omit<WirePricePreview, 'rows'> & {
  count: number;
  /** In alphabetical order. */
  brands: string[];
};

/** The body of `POST /price-changes/vat/preview`. */
export type WireVatRule = { select: WirePriceSelection; vat: Vat };

export type WireVatRow = Omit<WirePreviewRow, 'before' | 'after' | 'flags'> & { before: Vat; after: Vat };

/** The answer of `POST /price-changes/vat/preview`; `POST /items/actions` applies it. */
export type WireVatPreview = Omit<WirePricePreview, 'rows'> & { rows: WireVatRow[] };

export type WireNewPriceRow = { _id: string; version: number } & WirePrices;

/** The body of `POST /price-changes`. Instants are ISO 8601. */
export type WireNewPriceBatch = {
  rows: WireNewPriceRow[];
  note?: string | undefined;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
  /** What the preview was asked for; the server words it. */
  rule?: WirePriceRule | undefined;
  /** Sets the offer mark from the start until the end; with `endsAt` only. */
  offer?: boolean | undefined;
};

export type WirePriceBatchReceipt = { id: string; status: 'applied' | 'scheduled'; changed: number };

export type WirePriceBatchSource = 'edit' | 'price-list' | 'studio' | 'import' | 'undo';

/** 'applied' with an `endsAt` is running; 'ended' went back to the prices before it. */
export type WirePriceBatchStatus = 'applied' | 'scheduled' | 'cancelled' | 'ended';

/** One entry of `GET /price-changes`. Instants are ISO 8601 in UTC. */
export type WirePriceBatch = {
  id: string;
  source: WirePriceBatchSource;
  status: WirePriceBatchStatus;
  /** In words: '+12,5 % en 212 productos de Hilos, redondeado a $ 50'. */
  rule: string;
  note: string;
  /** An email, or '' for the server itself. */
  actor: string;
  createdAt: string;
  appliedAt: string | null;
  startsAt: string | null;
  endsAt: string | null;
  /** Products whose price the batch changed or, while it is scheduled, will change. */
  changed: number;
  /** The id of the batch that undid all or part of this one. */
  undoneBy: string | null;
  /** How many of its rows are undone now. */
  undone: number;
  /** The id of the batch that this one undoes. */
  undoOf: string | null;
  /** Rows that a scheduled batch left as they were, at its start or its end, because their products had changed. */
  leftOut: number;
};

/** 'changed-since': applied, and the product's price is another one now, so that an undo leaves it. */
export type WirePriceBatchRowState = 'applied' | 'left-out' | 'undone' | 'changed-since' | 'waiting';

export type WirePriceBatchRow = {
  _id: string;
  code: string;
  name: string;
  before: WirePrices;
  after: WirePrices;
  /** 'waiting' while the batch is scheduled, and after it was cancelled. */
  state: WirePriceBatchRowState;
};

/** The answer of `GET /price-changes/{id}`. */
export type WirePriceBatchDetail = WirePriceBatch & { rows: WirePriceBatchRow[] };

/** 409 when products of a batch changed since the preview: nothing was applied. */
export type WireRowsChanged = WireProblem & {
  code: 'rows-changed';
  /** All changed rows; `rows` has the first thousand. */
  count: number;
  rows: {
    _id: string;
    code: string;
    name: string;
    /** As the preview saw the product. */
    before: WirePrices;
    /** What the request would store. */
    seen: WirePrices;
    /** As the product is; '' and '0' where it was deleted. */
    now: WirePrices;
    deleted: boolean;
  }[];
};

/** The answer of `POST /price-changes/{id}/undo`; `id` is `null` where nothing could be restored. */
export type WirePriceUndo = { id: string | null; restored: number; changedSince: string[] };

/** The answer of `GET /price-changes/progress`: the rows of the change that is being applied; `null` when none is. */
export type WirePriceProgress = { running: { done: number; total: number } | null };

/** The answer of `GET /price-changes/stale`. */
export type WireStalePrices = { days: number; count: number; ids: string[] };

/** One entry of `GET /items/{id}/prices`, newest first. */
export type WirePriceMoment = {
  /** ISO 8601 in UTC. */
  changedAt: string;
  actor: string;
  source: WirePriceBatchSource;
  /** The id of the batch. */
  batch: string;
  before: WirePrices;
  after: WirePrices;
};
