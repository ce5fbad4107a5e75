import { useState } from 'react';
import type { WireImportChange, WireImportCheck } from '#schemas/import-answers.ts';
import { fetchChanges } from './import-api.ts';

const PAGE = 100;

export type Changes = {
  readonly changes: readonly WireImportChange[];
  readonly isLoading: boolean;
  /** Fetches the next pages, until one has a row of this kind. */
  loadMore(kind: WireImportChange['kind']): Promise<void>;
};

/** The changes of a dry run: the first 1,000 come with it, further ones are fetched by page. */
export function useChanges(importId: string, check: WireImportCheck): Changes {
  const [more, setMore] = useState<readonly WireImportChange[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const changes = [...check.changes, ...more];
  return {
    changes,
    isLoading,
    async loadMore(kind) {
      const total = check.new + check.changed;
      const found: WireImportChange[] = [];
      setIsLoading(true);
      while (changes.length + found.length < total && !found.some((change) => change.kind === kind)) {
        const page = await fetchChanges(importId, (changes.length + found.length) / PAGE + 1);
        if (page === null || page.length === 0) break;
        found.push(...page);
      }
      setMore([...more, ...found]);
      setIsLoading(false);
    },
  };
}
