import type { WireImportChange } from '#schemas/import-answers.ts';
import type { Database } from '#server/db/connect.ts';
import { readPart } from './import-parts.ts';
import { type PlanEntry, planKinds } from './import-plan.ts';

const PAGES_SHOWN = 10;

type Place = { readonly importId: string; readonly plan: string };

/** The first 1,000 changes of a dry run. */
export async function firstChanges(db: Database, place: Place): Promise<WireImportChange[]> {
  const changes: WireImportChange[] = [];
  for (let page = 1; page <= PAGES_SHOWN; page += 1) {
    const more = await pageOfChanges(db, place, page);
    if (more.length === 0) break;
    changes.push(...more);
  }
  return changes;
}

/** A page of 100 changes; pages count from 1. */
export async function pageOfChanges(
  db: Database,
  { importId, plan }: Place,
  page: number,
): Promise<WireImportChange[]> {
  const kind = planKinds(plan).entries;
  const entries = await readPart<PlanEntry>(db, { importId, kind, position: page - 1 });
  return (entries ?? []).map(({ row, product, version, cells }) => ({
    row,
    _id: version === null ? null : product.id,
    code: product.code ?? '',
    name: product.name,
    kind: version === null ? 'new' : 'changed',
    cells: [...cells],
  }));
}
