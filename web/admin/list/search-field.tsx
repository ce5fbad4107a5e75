import { Search } from 'lucide-react';
import type { ListView } from './use-list-query.ts';
import { type SearchedQuery, useTypedSearch } from './use-typed-search.ts';

type SearchFieldProps = {
  readonly label: string;
  /** The label: what can be searched for. */
  readonly placeholder: string;
  /** The text that the rows on the screen were found by. */
  readonly shown: string;
  readonly list: ListView<SearchedQuery>;
};

/** The search of a list; its text is kept in the address. */
export function SearchField({ label, placeholder, shown, list }: SearchFieldProps) {
  const { text, type, submit } = useTypedSearch(shown, list);
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={({ target }) => type(target.value)}
          className="input pl-11! text-ellipsis"
        />
      </form>
    </search>
  );
}
