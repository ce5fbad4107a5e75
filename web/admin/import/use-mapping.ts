import { useEffect, useState } from 'react';
import type { ImportField } from '#domain/imports/import-fields.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import type { WireImportOptions } from '#schemas/import.ts';
import type { WireImportCheck, WireImportPlace, WireImportState } from '#schemas/import-answers.ts';
import { type MappingDraft, mappingDraft, withGuesses } from './mapping-draft.ts';
import { savedMapping, saveMapping } from './saved-mapping.ts';

export type Mapping = {
  readonly draft: MappingDraft;
  map(column: string, field: ImportField | null): void;
  read(column: string, form: NumberForm): void;
  /** `null` takes the category's place away. */
  place(category: string, place: WireImportPlace | null): void;
  /** '' is a model. */
  colour(name: string, colour: string): void;
  addVat(isAdded: boolean): void;
  /** A percentage as it is typed. */
  margin(percent: string): void;
  choose(options: Partial<WireImportOptions>): void;
  /** Answers the questions of a dry run as is likeliest, where the person has not. */
  guess(check: Pick<WireImportCheck, 'categories' | 'colours'>): void;
};

/** What this tab kept; cells are corrected in the review, so they are those of the last dry run. */
function draftOf(state: WireImportState): MappingDraft {
  const present = mappingDraft(state);
  const saved = savedMapping(state.id);
  return saved === null ? present : { ...saved, cells: present.cells };
}

/** The mapping of an import while the person works on it. The tab keeps it. */
export function useMapping(state: WireImportState): Mapping {
  const [draft, setDraft] = useState<MappingDraft>(() => draftOf(state));
  useEffect(() => saveMapping(state.id, draft), [state.id, draft]);
  return {
    draft,
    map: (column, field) =>
      setDraft((before) => ({ ...before, mapping: { ...before.mapping, [column]: field } })),
    read: (column, form) =>
      setDraft((before) => ({ ...before, numbers: { ...before.numbers, [column]: form } })),
    place: (category, place) =>
      setDraft((before) => {
        const { [category]: _before, ...others } = before.categories;
        return { ...before, categories: place === null ? others : { ...others, [category]: place } };
      }),
    colour: (name, colour) =>
      setDraft((before) => ({ ...before, colours: { ...before.colours, [name]: colour } })),
    margin: (margin) => setDraft((before) => ({ ...before, margin })),
    addVat: (addVat) => setDraft((before) => ({ ...before, addVat })),
    guess: (check) => setDraft((before) => withGuesses(before, check)),
    choose: (options) => setDraft((before) => ({ ...before, options: { ...before.options, ...options } })),
  };
}
