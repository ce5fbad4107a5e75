import { formatCount } from '#web/format.ts';
import type { PackWarning } from './preview-rows.ts';
import { narrows, type StudioForm } from './studio-form.ts';

/** The included rows with each flag. */
export type FlagCounts = Readonly<Record<PackWarning | 'big', number>>;

/** What to look at before these prices change, in sentences; empty where nothing is odd (STUDIO-004). */
export function batchRemarks(form: StudioForm, flags: FlagCounts): string[] {
  return [
    ...(narrows(form) ? [] : ['No elegiste cuáles: son todos los productos.']),
    ...flagTexts(flags, form.bigChange).map((text) => `${text}.`),
  ];
}

/** '31 packs quedan igual', of each flag that some row has. @param limit of a big change, as typed */
export function flagTexts(flags: FlagCounts, limit: string): string[] {
  const told: [count: number, one: string, many: string][] = [
    [flags.big, `cambia más de ${limit}\u00a0%`, `cambian más de ${limit}\u00a0%`],
    [flags['pack-unchanged'], 'pack queda igual', 'packs quedan igual'],
    [flags['price-unchanged'], 'precio por unidad queda igual', 'precios por unidad quedan igual'],
    [flags['pack-not-cheaper'], 'pack deja de convenir', 'packs dejan de convenir'],
    [flags['pack-now-cheaper'], 'pack empieza a convenir', 'packs empiezan a convenir'],
  ];
  return told.filter(([count]) => count > 0).map(([count, one, many]) => formatCount(count, { one, many }));
}
