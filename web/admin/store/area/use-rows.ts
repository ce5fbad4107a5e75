import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { randomKey } from '#web/api/random-key.ts';

export type Rows<Row> = {
  /** An id for each row, which stays with it. */
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
  add(row: Row): void;
  change(place: number, row: Row): void;
  remove(place: number): void;
  /** Moves a row to the place of another one. */
  move(id: string, to: string): void;
};

/** The rows of a list field. They have no ids of their own, so this keeps some beside them. */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void): Rows<Row> {
  const [ids, setIds] = useState<readonly string[]>(() => rows.map(() => randomKey()));
  return {
    ids,
    rows,
    add(row) {
      setIds([...ids, randomKey()]);
      onChange([...rows, row]);
    },
    change: (place, row) => onChange(rows.with(place, row)),
    remove(place) {
      setIds(ids.toSpliced(place, 1));
      onChange(rows.toSpliced(place, 1));
    },
    move(id, to) {
      const [from, target] = [ids.indexOf(id), ids.indexOf(to)];
      setIds(arrayMove([...ids], from, target));
      onChange(arrayMove([...rows], from, target));
    },
  };
}
