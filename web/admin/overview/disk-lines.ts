import { HardDrive } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { isDiskLow } from '#domain/operations/is-disk-low.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatGigabytes } from './format-figures.ts';
import type { TodayLine } from './today-lines.ts';

/** Above all else while it lasts: on a full disk no order is stored. */
export function diskLines({ disk }: Pick<WireOverview, 'disk'>): TodayLine[] {
  if (disk === null || !isDiskLow(disk)) return [];
  const text = `Queda poco espacio en disco: ${formatGigabytes(disk.freeBytes)} libres de ${formatGigabytes(disk.totalBytes)}`;
  return [{ Icon: HardDrive, text, to: `${deskPath('orders')}?eliminados=1`, isDone: false }];
}
