import { Search } from 'lucide-react';
import { type ListAddress, type ListQuery, useTypedSearch } from './use-typed-search.ts';

type SearchFieldProps<Query extends ListQuery> = {
  readonly label: string;
  /** The label: what can be searched for. */
  readonly placeholder: string;
  readonly query: Query;
  readonly address: ListAddress<Query>;
};

/** The search of a list; its text is kept in the address. */
export function SearchField<Query extends ListQuery>({
  label,
  placeholder,
  query,
  address,
}: SearchFieldProps<Query>) {
  const { text, type, submit } = useTypedSearch(query, address);
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
