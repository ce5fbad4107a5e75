import { type SoughtWord, soughtWord, soughtWords } from '../text/sought-words.ts';
import { wordsOf } from '../text/words-of.ts';
import { phoneWords, searchedPhone } from './phone-words.ts';

/** A contact message as it was stored: older ones may lack an email or a location (DATA-014). */
type SearchableMessage = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly location: string | null;
  readonly message: string;
};

/** The words that a message is found by: those of every field, and its phone number from any digit on. */
export function searchTextOf({ name, email, phone, location, message }: SearchableMessage): string {
  const written = [name, email ?? '', phone, location ?? '', message].flatMap(wordsOf);
  return [...new Set([...written, ...phoneWords(phone)])].join(' ');
}

/** What a query asks of a message; a phone number is one word, however it is spaced. */
export function searchWords(query: string): readonly SoughtWord[] {
  const phone = searchedPhone(query);
  return phone === null ? soughtWords(query) : [soughtWord(phone)];
}
