import type { ReactNode } from 'react';
import type { OrderRefusalCode } from '#schemas/wire/order-refusal.ts';
import type { WirePriceChange, WireUnknownProduct } from '#schemas/wire/problem.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { forgetKey } from '#web/api/saved-key.ts';
import type { CartHandle } from '#web/cart/use-cart.ts';
import { holdsList } from '#web/wholesale/list-of-browser.ts';
import {
  GoneVariantsNotice,
  OtherUnitNotice,
  PriceNotice,
  SoldOutNotice,
  UnavailableNotice,
} from './cart-notices.tsx';
import type { OrderRefusal } from './order-refusal.ts';
import {
  BelowMinimumNotice,
  BeyondSumsNotice,
  ConfirmAgainNotice,
  FieldsNotice,
  ForeignNotice,
  OutOfServiceNotice,
  ReloadNotice,
  SlowNotice,
  TooLargeNotice,
  TooManyNotice,
  TooMuchNotice,
} from './request-notices.tsx';

type MendedCart = Pick<CartHandle, 'takeOver' | 'refresh' | 'markUnavailable'>;

type Cure = {
  /** Says what happened and what to do. `null`: waiting heals it, as the specified dialog says (CHECKOUT-041). */
  readonly Notice: ((props: { readonly refusal: OrderRefusal }) => ReactNode) | null;
  /** Brings the cart up to date before the notice is read. Resolves to whether it is. */
  readonly mend?: (problem: ApiProblem, cart: MendedCart) => Promise<boolean>;
};

const HEALS_BY_ITSELF: Cure = { Notice: null };
const RELOAD: Cure = { Notice: ReloadNotice };

/** What the shopper sees after each refusal, and what mends it. */
const CURES = {
  'price-changed': { Notice: PriceNotice, mend: takePrices },
  'unknown-product': { Notice: UnavailableNotice, mend: markGone },
  'unfit-quantities': { Notice: GoneVariantsNotice, mend: refreshCart },
  'off-step': { Notice: OtherUnitNotice, mend: refreshCart },
  'below-minimum': { Notice: BelowMinimumNotice, mend: refreshCart },
  'sold-out': { Notice: SoldOutNotice, mend: refreshCart },
  'beyond-sums': { Notice: BeyondSumsNotice },
  'key-reused': { Notice: ConfirmAgainNotice, mend: takeNewKey },
  'invalid-request': { Notice: FieldsNotice },
  'too-large': { Notice: TooLargeNotice },
  'too-slow': { Notice: SlowNotice },
  'too-many-requests': { Notice: TooManyNotice },
  'too-much-content': { Notice: TooMuchNotice },
  'foreign-origin': { Notice: ForeignNotice },
  'malformed-body': RELOAD,
  'unknown-fields': RELOAD,
  'unknown-route': RELOAD,
  'unsupported-media-type': RELOAD,
  'too-many-headers': RELOAD,
  'storage-damaged': { Notice: OutOfServiceNotice },
  'storage-unreachable': HEALS_BY_ITSELF,
  'storage-read-only': HEALS_BY_ITSELF,
  'storage-full': HEALS_BY_ITSELF,
  overloaded: HEALS_BY_ITSELF,
  unexpected: HEALS_BY_ITSELF,
} as const satisfies Record<OrderRefusalCode, Cure>;

/** The cure of a refusal. A proxy's own page, or a server newer than this page, has a code that is not ours. */
export function cureFor({ code, status }: Pick<ApiProblem, 'code' | 'status'>): Cure {
  if (isOurs(code)) return CURES[code];
  return status < 500 ? RELOAD : HEALS_BY_ITSELF;
}

function isOurs(code: string): code is OrderRefusalCode {
  return Object.hasOwn(CURES, code);
}

async function takePrices(problem: ApiProblem, cart: MendedCart): Promise<boolean> {
  if (!isPriceChange(problem) || holdsList()) return cart.refresh();
  cart.takeOver(problem.lines.map(({ item }) => productFromWire(item)));
  return true;
}

async function markGone(problem: ApiProblem, cart: MendedCart): Promise<boolean> {
  return isUnknownProduct(problem) ? cart.markUnavailable(problem.ids) : cart.refresh();
}

async function refreshCart(_problem: ApiProblem, cart: MendedCart): Promise<boolean> {
  return cart.refresh();
}

async function takeNewKey(): Promise<boolean> {
  forgetKey('order');
  return true;
}

function isPriceChange(problem: ApiProblem): problem is WirePriceChange {
  return problem.code === 'price-changed' && 'lines' in problem;
}

function isUnknownProduct(problem: ApiProblem): problem is WireUnknownProduct {
  return problem.code === 'unknown-product' && 'ids' in problem;
}
