import { type Centavos, centavos } from '#domain/money/centavos.ts';
import { parsePesos, pesosFault } from '#domain/money/parse-pesos.ts';
import { parseDiscountPercent } from '#domain/quotes/discount-percent.ts';
import { formatAmount } from '#domain/text/format.ts';
import type { PriceList } from '#domain/wholesale/wholesale-list.ts';
import {
  priceListSchema,
  type WireListRule,
  type WirePriceList,
  type WirePriceListRequest,
} from '#schemas/wholesale.ts';
import type { AreaIssue, AreaSchema } from '../store/area/area-definition.ts';
import { type RuleScope, scopeOf } from './rule-scope.ts';

/** A rule as it is typed: its scope is chosen before its place. The percentage has a decimal dot. */
export type RuleDraft = WireListRule & { readonly scope: RuleScope };

/** A list as it is typed; all of it is saved at once. */
export type ListDraft = {
  readonly name: string;
  readonly rules: readonly RuleDraft[];
  /** In pesos. */
  readonly prices: WirePriceList['prices'];
  /** As people write amounts: '60.000'; '' for none. */
  readonly minimum: string;
  readonly increment: string;
  readonly conditions: string;
  /** 'YYYY-MM-DD', or ''. */
  readonly from: string;
  readonly until: string;
};

export const EMPTY_RULE: RuleDraft = {
  scope: 'shop',
  section: '',
  subsection: '',
  type: '',
  brand: '',
  percent: '',
};

export function draftOf(list: WirePriceList): ListDraft {
  return {
    name: list.name,
    rules: list.rules.map((rule) => ({ ...rule, scope: scopeOf(rule) })),
    prices: list.prices,
    minimum: list.minimum === 0 ? '' : typedAmount(pesosOf(list.minimum)),
    increment: `${list.increment}`,
    conditions: list.conditions,
    from: list.from ?? '',
    until: list.until ?? '',
  };
}

/** What is sent. An amount that can't be read is `NaN`, which the schema refuses. */
export function requestOf(draft: ListDraft): WirePriceListRequest {
  const { minimum, increment } = draft;
  return {
    name: draft.name,
    rules: draft.rules.map(({ scope: _, ...rule }) => rule),
    prices: [...draft.prices],
    minimum: minimum.trim() === '' ? 0 : (parsePesos(minimum) ?? Number.NaN) / 100,
    increment: /^\d+$/.test(increment.trim()) ? Number(increment) : Number.NaN,
    conditions: draft.conditions,
    from: draft.from,
    until: draft.until,
  };
}

/** What a draft asks for products, as far as it can be read: rules that say no percentage count for nothing. */
export function draftedPrices(draft: ListDraft): Pick<PriceList, 'rules' | 'prices'> {
  const rules = draft.rules.flatMap(({ scope, percent: typed, ...place }) => {
    const percent = typed === '' ? null : parseDiscountPercent(typed);
    return percent === null || percent === 0 || percent === 10_000 || lacksPlace({ scope, ...place })
      ? []
      : [{ ...place, percent }];
  });
  return { rules, prices: new Map(draft.prices.map(({ _id, price }) => [_id, pesosOf(price)])) };
}

/** '36.000', as people type an amount. */
export function typedAmount(amount: Centavos): string {
  return formatAmount(amount).replace(/^\$\s*/, '');
}

/** An amount of the wire. */
function pesosOf(price: number): Centavos {
  return centavos(Math.round(price * 100));
}

/** The server's own check, with what only the form can get wrong. */
export const listDraftSchema: AreaSchema = {
  safeParse(value) {
    const draft = value as ListDraft;
    const checked = priceListSchema.safeParse(requestOf(draft));
    const issues = [...ownIssues(draft), ...(checked.success ? [] : checked.error.issues)];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};

function ownIssues({ rules, minimum, from, until }: ListDraft): AreaIssue[] {
  const places = rules.flatMap((rule, index) =>
    lacksPlace(rule) ? [{ path: ['rules', index, 'place'], message: 'Elige cuál' }] : [],
  );
  const percents = rules.flatMap(({ percent }, index) =>
    percent === '' ? [{ path: ['rules', index, 'percent'], message: 'Escribe cuánto menos' }] : [],
  );
  const isUnread = minimum.trim() !== '' && parsePesos(minimum) === null;
  const amounts = isUnread ? [{ path: ['minimum'], message: MINIMUM_FAULTS[pesosFault(minimum)] }] : [];
  const isBackwards = from !== '' && until !== '' && until < from;
  const days = isBackwards ? [{ path: ['until'], message: 'Termina antes de empezar' }] : [];
  return [...places, ...percents, ...amounts, ...days];
}

const MINIMUM_FAULTS = {
  negative: 'No puede ser negativo',
  'too-large': 'Es demasiado grande',
  ambiguous: "Escríbelo como '60.000' o '60.000,50'",
  'no-number': "Escribe un monto, como '60.000'",
} as const;

function lacksPlace({ scope, ...rule }: Omit<RuleDraft, 'percent'>): boolean {
  return scope !== 'shop' && rule[scope] === '';
}
