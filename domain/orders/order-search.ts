import { normalised } from '../catalogue/normalised.ts';
import { phoneWords, searchedPhone } from '../contact/phone-words.ts';
import { wordsOf } from '../text/words-of.ts';

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

/** The words that an order is found by: its number, its customer, the phone from any digit on, its products. */
export function orderSearchText({ number, customer, products }: Searched): string {
  const { firstName, lastName, phone, email } = customer;
  const named = products.flatMap(({ brand, name, code }) => [brand, name, code ?? '']);
  const written = [String(number), firstName, lastName, email, ...named].flatMap(wordsOf);
  return [...new Set([...written, ...phoneWords(phone)])].join(' ');
}

/**
 * What somebody types to find orders: an order matches when it has, for each of the words, one that begins with it.
 * The order whose number was typed comes first.
 */
export type OrderSearch = { readonly words: readonly string[]; readonly number: number | null };

export function orderSearch(text: string): OrderSearch {
  const typed = normalised(text).trim().replace(/\s+/g, ' ');
  const [, digits] = /^(?:n\.? ?[º°o]\.? ?|#)?(\d{1,8})$/.exec(typed) ?? [];
  if (digits !== undefined) return { words: [digits], number: Number(digits) };
  const phone = searchedPhone(text);
  return { words: phone === null ? wordsOf(text) : [phone], number: null };
}
