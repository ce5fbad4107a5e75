import {
  Check,
  CloudUpload,
  DatabaseBackup,
  Download,
  HardDrive,
  type LucideIcon,
  Mail,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { WireBackups } from '#schemas/backup-answers.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { useBackups } from '../backup/use-backups.ts';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { SAFETY_CARD_ID } from './backup-lines.ts';
import { CardHeading } from './card-heading.tsx';
import { copyFact, proofFact } from './elsewhere-facts.ts';
import { backupFact, diskFact, mailFact, type SafetyFact } from './safety-facts.ts';
import { Stitches } from './stitches.tsx';

type SafetyCardProps = {
  /** `null` without an answer. */
  readonly loaded: WireBackups | null;
  readonly overview: Pick<WireOverview, 'disk' | 'tellsByMail'>;
  readonly now: number;
};

/** Whether the shop's data are safe: the last backup, its copy elsewhere and the proof of it, room on the disk, mails. */
export function SafetyCard({ loaded, overview: { disk, tellsByMail }, now }: SafetyCardProps) {
  const { backups, request, prove } = useBackups(loaded);
  const elsewhere = backups?.elsewhere;
  const failing = useDeskNews()?.notices.failing ?? 0;
  const facts = {
    backup: backupFact(backups, now),
    copy: elsewhere && copyFact(elsewhere, now),
    proof: elsewhere && proofFact(elsewhere, now),
    mail: mailFact({ tellsByMail, failing }),
    disk: disk === null ? null : diskFact(disk),
  };
  const isTrouble = Object.values(facts).some((fact) => fact?.isTrouble);
  return (
    <section
      id={SAFETY_CARD_ID}
      aria-label="La tienda, a salvo"
      className="dashboard-card grid scroll-mt-5 grid-cols-1 gap-x-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:[&>header]:justify-start"
    >
      <CardHeading title="La tienda, a salvo" note="Copias, espacio y correos">
        {(isTrouble || backups?.last) && <Standing isTrouble={isTrouble} />}
      </CardHeading>
      <dl className="safety-facts">
        <Fact
          Icon={elsewhere === undefined ? CloudUpload : DatabaseBackup}
          label="Copia de seguridad"
          fact={facts.backup}
        />
        {facts.copy && <Fact Icon={CloudUpload} label="Copia fuera de la máquina" fact={facts.copy} />}
        {facts.proof && <Fact Icon={ShieldCheck} label="Última prueba de que sirve" fact={facts.proof} />}
        {disk !== null && facts.disk !== null && (
          <Fact Icon={HardDrive} label="Espacio en disco" fact={facts.disk}>
            <Stitches
              share={disk.totalBytes === 0 ? 0 : 1 - disk.freeBytes / disk.totalBytes}
              thread={facts.disk.isTrouble ? 'bg-error' : 'bg-body'}
            />
          </Fact>
        )}
        <Fact Icon={Mail} label="Correos" fact={facts.mail} />
      </dl>
      <p className="flex flex-wrap gap-3 self-start max-lg:mt-5 max-sm:*:grow lg:col-start-2 lg:row-start-1">
        {backups === null ? (
          <RetryButton />
        ) : (
          <Button variant="outline" size="small" isLoading={backups.running} onClick={request}>
            Hacer una copia ahora
          </Button>
        )}
        {elsewhere?.last && (
          <Button variant="outline" size="small" isLoading={elsewhere.running} onClick={prove}>
            Probarla ahora
          </Button>
        )}
        {backups?.last?.name !== undefined && (
          <a
            href={`/api/backups/${backups.last.name}`}
            download
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            <Download aria-hidden="true" /> Descargar la copia
          </a>
        )}
      </p>
    </section>
  );
}

function Standing({ isTrouble }: { isTrouble: boolean }) {
  const Icon = isTrouble ? TriangleAlert : Check;
  return (
    <span
      className={`inline-flex h-7 items-center gap-[7px] rounded-pill pr-[11px] pl-2 text-[0.84375rem] font-semibold whitespace-nowrap ${isTrouble ? 'bg-error-soft text-error' : 'bg-success-soft text-success'}`}
    >
      <Icon className="size-4!" aria-hidden="true" />
      {isTrouble ? 'Mirar' : 'Todo bien'}
    </span>
  );
}

type FactProps = { Icon: LucideIcon; label: string; fact: SafetyFact; children?: ReactNode };

function Fact({ Icon, label, fact: { value, note, isTrouble }, children }: FactProps) {
  return (
    <div className="safety-fact">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-[0.84375rem] text-secondary">
        <Icon aria-hidden="true" className="size-4.5!" /> {label}
      </dt>
      <dd className="col-start-2">
        <b className={`figures block font-semibold wrap-anywhere ${isTrouble ? 'text-error' : ''}`}>
          {value}
        </b>
        {note !== '' && <p className="text-[0.84375rem] text-muted">{note}</p>}
        {children !== undefined && <div className="mt-2.5">{children}</div>}
      </dd>
    </div>
  );
}

function RetryButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button variant="outline" size="small" isLoading={state === 'loading'} onClick={() => revalidate()}>
      Reintentar
    </Button>
  );
}
