import './bank-file.css';
import './bank-matches.css';
import '../list/work-foot.css';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import type { Route } from './+types/bank-route.ts';
import { fetchBankMatches } from './bank-api.ts';
import { BankFileHead } from './bank-file-head.tsx';
import { BankFileStep } from './bank-file-step.tsx';
import { BankMatches } from './bank-matches.tsx';

export function clientLoader() {
  return fetchBankMatches();
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-160" />;
}

/** 'Cruzar con el banco': the credits of the bank's file, each beside the order that it pays (PAY-004). */
export default function BankRoute({ loaderData: matches }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [asksFile, setAsksFile] = useState(false);
  if (matches === null) return <SectionFailure text="No se pudieron cargar los movimientos del banco." />;
  if (matches.file === null || asksFile)
    return (
      <BankFileStep
        onRead={async () => {
          await revalidate();
          setAsksFile(false);
        }}
        onClose={matches.file === null ? null : () => setAsksFile(false)}
      />
    );
  return (
    <>
      <BankFileHead file={matches.file} onOther={() => setAsksFile(true)} />
      <BankMatches credits={matches.credits} onChanged={revalidate} />
    </>
  );
}
