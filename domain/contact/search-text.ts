import { normalised } from '../catalogue/normalised.ts';

/** A contact message as it was stored: older ones may lack an email or a location (DATA-014). */
type SearchableMessage = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly location: string | null;
  readonly message: string;
};

/** What a search of the messages looks through: every field, without accents and in lower case. */
export function searchTextOf({ name, email, phone, location, message }: SearchableMessage): string {
  return normalised([name, email, phone, location, message].filter(Boolean).join('\n'));
}

/** The words of a query; a message matches when it has them all. */
export function searchWords(query: string): readonly string[] {
  return normalised(query).split(/\s+/).filter(Boolean);
}
