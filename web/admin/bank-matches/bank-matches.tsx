import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { WireBankCredit } from '#schemas/bank-match-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ImportFault } from '../import/import-fault.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { paidText } from '../order-page/paid-text.ts';
import { BankTable } from './bank-table.tsx';
import { BANK_FILTER_NAMES, BANK_FILTERS, type BankFilter } from './match-words.ts';
import { useBankTakes } from './use-bank-takes.ts';

type BankMatchesProps = {
  readonly credits: readonly WireBankCredit[];
  readonly onChanged: () => Promise<void>;
};

/** The credits by what is known of them, and the sure ones taken with one press. */
export function BankMatches({ credits, onChanged }: BankMatchesProps) {
  const [search] = useSearchParams();
  const chosen = BANK_FILTER_NAMES.find((name) => name === search.get('ver')) ?? 'todos';
  const takes = useBankTakes(onChanged);
  const shown = credits.filter(BANK_FILTERS[chosen].shows);
  const sure = credits.filter(BANK_FILTERS.seguros.shows);
  return (
    <>
      <BankFilters credits={credits} chosen={chosen} />
      {takes.fault !== null && <ImportFault text={takes.fault} />}
      {shown.length === 0 ? (
        <div className="dashboard-card">
          <EmptyList text="Ninguno de estos movimientos está así." way={null} />
        </div>
      ) : (
        <BankTable credits={shown} takes={takes} />
      )}
      <p role="status" className="sr-only">
        {takes.said}
      </p>
      {sure.length === 0 && credits.some(({ state }) => state === 'open') && (
        <p className="mt-4">
          <DownloadOpen />
        </p>
      )}
      {sure.length > 0 && (
        <div className="work-foot bank-foot mt-4 justify-between gap-x-4 gap-y-2">
          <p className="figures">
            <small>
              {formatWholeNumber(sure.length)} {sure.length === 1 ? 'seguro' : 'seguros'}
            </small>
            <b>{paidText(sumOf(sure))}</b>
          </p>
          <DownloadOpen />
          <Button
            variant="primary"
            isLoading={takes.taking !== null}
            onClick={() => takes.taking === null && takes.takeSure(sure)}
          >
            <CheckCheck aria-hidden="true" />
            {sure.length === 1 ? 'Tomar el seguro' : `Tomar los ${formatWholeNumber(sure.length)} seguros`}
          </Button>
        </div>
      )}
    </>
  );
}

/** What nobody took, for whoever looks it up elsewhere. */
function DownloadOpen() {
  return (
    <a
      href="/api/payments/matches.csv"
      download
      className={buttonClass({ variant: 'outline' }, 'sm:ml-auto')}
    >
      Descargar lo que queda
    </a>
  );
}

function sumOf(credits: readonly WireBankCredit[]): number {
  return credits.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}

function BankFilters({ credits, chosen }: { credits: readonly WireBankCredit[]; chosen: BankFilter }) {
  const [, setSearch] = useSearchParams();
  return (
    <fieldset aria-label="Qué movimientos se ven" className="bank-filters no-scrollbar">
      {BANK_FILTER_NAMES.map((name) => {
        const { label, shows } = BANK_FILTERS[name];
        const count = credits.filter(shows).length;
        if (name === 'ajenos' && count === 0) return null;
        const isChosen = name === chosen;
        return (
          <button
            key={name}
            type="button"
            className={isChosen ? 'chip chip-chosen' : 'chip'}
            aria-pressed={isChosen}
            onClick={() => setSearch(name === 'todos' ? {} : { ver: name }, { preventScrollReset: true })}
          >
            {label} <span className="figures">{formatWholeNumber(count)}</span>
          </button>
        );
      })}
      <p className="bank-keys" id="bank-keys">
        <kbd>Flechas</kbd> fila · <kbd>Enter</kbd> tomar · <kbd>Z</kbd> deshacer
      </p>
    </fieldset>
  );
}
