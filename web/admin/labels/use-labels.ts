import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Label } from '#domain/labels/label.ts';
import { zplOf } from '#domain/labels/zpl.ts';
import type { WireLabelledProduct } from '#schemas/labels.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { saveFile } from '../exports/save-file.ts';
import { type LabelJob, type LabelLine, saveLabelJob } from '../label-job/label-job.ts';
import { useServerRequest } from '../use-server-request.ts';
import { type LabelPaper, savedPaper, savePaper, singleOf } from './label-paper.ts';
import { type LabelRow, labelRows, type RowFilter, wantedLabels } from './label-rows.ts';
import { fetchLabels, giveOwnBarCodes } from './labels-api.ts';

/** A browser lays out so many in a few seconds. */
export const MOST_PRINTED = 2000;

/** What labels are wanted, on what, and their printing. */
export function useLabels(saved: { job: LabelJob; products: readonly WireLabelledProduct[] }) {
  const [job, setJob] = useState(saved.job);
  const [products, setProducts] = useState(saved.products);
  const [filter, setFilter] = useState<RowFilter>({ onlyInStock: true, perVariant: true });
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [chosenPaper, setPaper] = useState(savedPaper);
  const { condition } = useStore().taxes;
  // A monotributista's prices have no national taxes to take off (LAW-001).
  const saysNet = condition !== 'monotributo';
  const paper = {
    ...chosenPaper,
    parts: { ...chosenPaper.parts, netPrice: chosenPaper.parts.netPrice && saysNet },
  };
  const [firstFree, setFirstFree] = useState(0);
  const [printed, setPrinted] = useState<readonly Label[]>([]);
  const { isSending, error, send } = useServerRequest();
  useEffect(() => saveLabelJob(job), [job]);
  useEffect(() => savePaper(chosenPaper), [chosenPaper]);

  const rowsOf = (from: readonly WireLabelledProduct[]) =>
    labelRows(from, job.lines, filter).map((row) => ({ ...row, count: counts.get(row.key) ?? row.count }));
  const ticked = (some: readonly LabelRow[]) => some.filter(({ key }) => !off.has(key));
  const rows = rowsOf(products);
  const chosen = ticked(rows);

  /** Asks again what they say, so that no label has a price of before (LABEL-003); `null` after a refusal. */
  async function refresh(lines = job.lines): Promise<readonly WireLabelledProduct[] | null> {
    const answer = await send(() => fetchLabels(idsOf(lines)));
    if (answer === null) return null;
    setProducts(answer.data);
    return answer.data;
  }

  return {
    job,
    rows,
    chosen,
    total: chosen.reduce((sum, { count }) => sum + count, 0),
    filter,
    paper,
    saysNet,
    firstFree,
    printed,
    isSending,
    error,
    isOff: (key: string) => off.has(key),
    setFilter,
    setFirstFree,
    changePaper(change: Partial<LabelPaper>) {
      setPaper((before) => ({ ...before, ...change }));
      if (change.sheet !== undefined) setFirstFree(0);
    },
    setCount(key: string, count: number) {
      setCounts((before) => new Map(before).set(key, count));
    },
    tick(keys: readonly string[], isTicked: boolean) {
      setOff((before) => {
        const after = new Set(before);
        for (const key of keys) isTicked ? after.delete(key) : after.add(key);
        return after;
      });
    },
    async add(line: LabelLine) {
      const present = await refresh([...job.lines, line]);
      if (present !== null) setJob((before) => ({ ...before, lines: [...before.lines, line] }));
    },
    async giveCodes(productIds: readonly string[]) {
      const given = await send(() => giveOwnBarCodes(productIds));
      if (given !== null) await refresh();
    },
    async print() {
      const present = await refresh();
      if (present === null) return;
      flushSync(() => setPrinted(wantedLabels(ticked(rowsOf(present)))));
      await document.fonts.ready;
      window.print();
    },
    async saveZpl() {
      const present = await refresh();
      if (present === null) return;
      const wanted = ticked(rowsOf(present)).filter(({ count }) => count > 0);
      const zpl = zplOf(wanted, { size: singleOf(paper), parts: paper.parts });
      saveFile('etiquetas.zpl', new Blob([zpl], { type: 'text/plain' }));
    },
  };
}

export type Labels = ReturnType<typeof useLabels>;

function idsOf(lines: readonly LabelLine[]): readonly string[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}
