import { phoneWords, searchedPhone } from '../contact/phone-words.ts';
import { normalised } from '../text/normalised.ts';
import { type SoughtWord, soughtWord, soughtWords } from '../text/sought-words.ts';
import { wordsOf } from '../text/words-of.ts';

type Searched = {
  readonly number: number;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly lines: readonly {
    readonly product: { readonly brand: string; readonly name: string; readonly code: string | null };
  }[];
};

/** The search words of an order: its number, customer, phone (from any digit on) and products. */
export function orderSearchText({ number, ...searched }: Searched): string {
  return [...new Set([String(number), ...orderWords(searched)])].join(' ');
}

/** The same words without the number. */
export function orderWords({ customer, lines }: Omit<Searched, 'number'>): string[] {
  const { firstName, lastName, phone, email } = customer;
  const named = lines.flatMap(({ product: { brand, name, code } }) => [brand, name, code ?? '']);
  const written = wordsOf([firstName, lastName, email, ...named].join(' '));
  return [...new Set([...written, ...phoneWords(phone)])];
}

/** A search for orders. An order must have all the words; the order with the number comes first. */
export type OrderSearch = { readonly words: readonly SoughtWord[]; readonly number: number | null };

export function orderSearch(text: string): OrderSearch {
  const typed = normalised(text).trim().replace(/\s+/g, ' ');
  const [, digits] = /^(?:n\.? ?[º°o]\.? ?|#)?(\d{1,8})$/.exec(typed) ?? [];
  if (digits !== undefined) return { words: [soughtWord(digits)], number: Number(digits) };
  const phone = searchedPhone(text);
  return { words: phone === null ? soughtWords(text) : [soughtWord(phone)], number: null };
}
