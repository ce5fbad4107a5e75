import type { FormEvent, Ref } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowRight, Search } from '#web/ui/stroke-icons.tsx';
import { type CatalogueQuery, RESULTS_ID } from './catalogue-query.ts';
import { QueryInputs } from './query-inputs.tsx';
import { useSearchBox } from './use-search-box.ts';

type SearchFormProps = { query: CatalogueQuery; onSubmit?: () => void; inputRef?: Ref<HTMLInputElement> };

export function SearchForm({ query, onSubmit, inputRef }: SearchFormProps) {
  const box = useSearchBox(query);
  const { searchExamples } = useStore();
  function search(event: FormEvent) {
    event.preventDefault();
    box.submit();
    onSubmit?.();
  }
  return (
    <search>
      <form
        className="search-form"
        method="get"
        action={`/#${RESULTS_ID}`}
        data-active={box.isActive || undefined}
        onSubmit={search}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          name="q"
          aria-label="Buscar productos"
          placeholder={`${searchExamples.join(', ')}…`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          ref={inputRef}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
        />
        <QueryInputs query={query} except="q" />
        <Button type="submit" variant="primary" aria-label="Buscar">
          <ArrowRight aria-hidden="true" />
          <span>Buscar</span>
        </Button>
      </form>
    </search>
  );
}
