import { type SoughtWord, soughtWord, soughtWords } from '../text/sought-words.ts';
import { wordsOf } from '../text/words-of.ts';
import { phoneWords, searchedPhone } from './phone-words.ts';

/** A stored contact message. Older ones may have no email or location (DATA-014). */
type SearchableMessage = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly location: string | null;
  readonly message: string;
};

/** The search words of a message: the words of every field, and the phone number from any digit on. */
export function searchTextOf({ name, email, phone, location, message }: SearchableMessage): string {
  const written = [name, email ?? '', phone, location ?? '', message].flatMap(wordsOf);
  return [...new Set([...written, ...phoneWords(phone)])].join(' ');
}

/** The words of a query; a phone number is one word, with any spacing. */
export function searchWords(query: string): readonly SoughtWord[] {
  const phone = searchedPhone(query);
  return phone === null ? soughtWords(query) : [soughtWord(phone)];
}
