import { normalised } from '../catalogue/normalised.ts';
import { nationalNumber } from '../contact/national-number.ts';
import { normalisedPhone } from '../contact/phone.ts';

type Searched = {
  readonly number: number;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly products: readonly {
    readonly brand: string;
    readonly name: string;
    readonly code: string | null;
  }[];
};

/** What an order is found by, ready to be compared; a line for each field, so that no word matches across two. */
export function orderSearchText({ number, customer, products }: Searched): string {
  const { firstName, lastName, phone, email } = customer;
  const named = products.map(({ brand, name, code }) => [brand, name, code ?? ''].join(' ').trim());
  const fields = [
    String(number),
    `${firstName} ${lastName}`,
    phone,
    nationalNumber(phone) ?? '',
    email,
    ...named,
  ];
  return [...new Set(fields.map(normalised).filter((field) => field !== ''))].join('\n');
}

/** What somebody types to find orders: every word must stand in an order's text, and its own number comes first. */
export type OrderSearch = { readonly words: readonly string[]; readonly number: number | null };

export function orderSearch(text: string): OrderSearch {
  const words = normalised(text).split(/\s+/).filter(Boolean);
  const [, digits] = /^(?:n\.?\s*[º°o]\.?\s*|#)?(\d{1,15})$/.exec(words.join(' ')) ?? [];
  if (digits !== undefined && digits.length <= 8) return { words: [digits], number: Number(digits) };
  // A phone number is one word, however it is spaced.
  const phone = normalisedPhone(text);
  if (/^\d{6,}$/.test(phone)) return { words: [nationalNumber(phone) ?? phone], number: null };
  return { words, number: null };
}
