import { DatabaseBackup, Download, TriangleAlert } from 'lucide-react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireBackup, WireBackups } from '#schemas/backup-answers.ts';
import { formatMegabytes } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { backupNote, isBackupLate } from './backup-standing.ts';
import { useBackups } from './use-backups.ts';

/** The last good backup with its file, and the button for a new one. */
export function BackupCard({ loaded, now }: { loaded: WireBackups; now: number }) {
  const { backups, request } = useBackups(loaded);
  const { last, running } = backups;
  const isLate = isBackupLate(backups, now);
  return (
    <section
      aria-label="Copia de seguridad"
      className={classNames(
        'dashboard-card flex flex-wrap items-center gap-x-6 gap-y-3',
        isLate && 'bg-warning-soft! text-warning',
      )}
    >
      <div className="grow basis-72">
        <p className="flex gap-2 font-semibold">
          {isLate && <TriangleAlert aria-hidden="true" />} {titleOf(last)}
        </p>
        <p>{backupNote(backups)}</p>
      </div>
      <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        {last?.name !== undefined && (
          <a
            href={`/api/backups/${last.name}`}
            download
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            <Download aria-hidden="true" /> Descargar la copia
          </a>
        )}
        <Button variant="outline" size="small" isLoading={running} onClick={request}>
          <DatabaseBackup aria-hidden="true" /> Hacer una copia ahora
        </Button>
      </p>
    </section>
  );
}

function titleOf(last: WireBackup | null): string {
  if (last === null) return 'Todavía no hay ninguna copia de seguridad';
  return `Última copia de seguridad: ${formatDate(Date.parse(last.madeAt))} (${formatMegabytes(last.bytes)})`;
}
