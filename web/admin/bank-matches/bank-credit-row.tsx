import { Check, CheckCheck, CircleDashed, CircleQuestionMark, Split } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { writtenTaxId } from '#domain/payments/tax-id.ts';
import type { WireBankCredit, WireMatchOption } from '#schemas/bank-match-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { paidText } from '../order-page/paid-text.ts';
import { matchWords } from './match-words.ts';
import { OrderOfCredit } from './order-of-credit.tsx';
import type { BankTakes } from './use-bank-takes.ts';

type BankCreditRowProps = {
  readonly credit: WireBankCredit;
  readonly takes: BankTakes;
  /** A press that ends this row's buttons. */
  readonly onPressed: (pressed: HTMLElement) => void;
};

const PILLS = {
  taken: { Icon: Check, label: 'Tomado', tone: 'good' },
  foreign: { Icon: CircleDashed, label: 'De ningún pedido', tone: 'plain' },
  sure: { Icon: CheckCheck, label: 'Seguro', tone: 'good' },
  likely: { Icon: CircleQuestionMark, label: 'Probable', tone: 'doubt' },
  several: { Icon: Split, label: 'Hay varios', tone: 'doubt' },
  unknown: { Icon: CircleDashed, label: 'Sin dueño', tone: 'plain' },
} as const;

/** What the bank says, what it may be, and the one press that decides it. */
export function BankCreditRow({ credit, takes, onPressed }: BankCreditRowProps) {
  const { id, day, text, taxId, amount, state, kind = 'unknown' } = credit;
  const { Icon, label, tone } = PILLS[state === 'open' ? kind : state];
  const [, month, date] = day.split('-');
  return (
    <tr data-state={state}>
      <td className="bank-day figures">
        {date}/{month}
      </td>
      <td className="bank-text">
        <b>{text === '' ? 'Sin detalle' : text}</b>
        <small className="figures">{taxId === '' ? 'Sin CUIT' : `CUIT ${writtenTaxId(taxId)}`}</small>
      </td>
      <td className="bank-amount figures">{paidText(amount)}</td>
      <td className="bank-kind">
        <span className="bank-pill" data-tone={tone}>
          <Icon aria-hidden="true" /> {label}
        </span>
      </td>
      <td className="bank-order">
        <CreditOrder credit={credit} takes={takes} />
      </td>
      <td className="bank-act">
        <Decision credit={credit} takes={takes} isBusy={takes.busy.has(id)} onPressed={onPressed} />
      </td>
    </tr>
  );
}

/** The order that is proposed or was taken; else the search for one. */
function CreditOrder({ credit, takes }: Pick<BankCreditRowProps, 'credit' | 'takes'>) {
  const { state, order, kind = 'unknown', options = [] } = credit;
  if (state === 'foreign') return null;
  if (state === 'taken') return order === undefined ? null : <OrderName order={order} />;
  const [option] = options;
  if (kind === 'unknown' || option === undefined)
    return <OrderOfCredit credit={credit} onFound={(found) => takes.take(credit, found)} />;
  if (kind === 'several')
    return (
      <>
        <b>{oneCustomer(options) ?? `${options.length} pedidos`}</b>
        <small>
          {matchWords(option)}: {options.map(({ order }) => order.orderNumber).join(', ')}
        </small>
      </>
    );
  return (
    <>
      <OrderName order={option.order} />
      <small>{matchWords(option)}</small>
    </>
  );
}

/** Whose they all are; `null` where they are of several. */
function oneCustomer(options: readonly WireMatchOption[]): string | null {
  const [customer = '', ...others] = new Set(options.map(({ order }) => order.customer));
  return others.length > 0 || customer === '' ? null : customer;
}

function OrderName({ order }: { order: NonNullable<WireBankCredit['order']> }) {
  return (
    <PageLink to={deskPath('order', order._id)} className="bank-order-name figures">
      N.º {order.orderNumber} · {order.customer || 'Sin nombre'}
    </PageLink>
  );
}

function Decision({ credit, takes, isBusy, onPressed }: BankCreditRowProps & { readonly isBusy: boolean }) {
  const { state, kind, options = [], text, amount } = credit;
  const of = `${text}, ${paidText(amount)}`;
  if (state !== 'open')
    return (
      <Button
        variant="quiet"
        size="small"
        isLoading={isBusy}
        aria-label={`Deshacer: ${of}`}
        onClick={() => takes.decide(credit, 'reopen')}
      >
        Deshacer
      </Button>
    );
  if (options.length === 0)
    return (
      <Button
        variant="quiet"
        size="small"
        isLoading={isBusy}
        aria-label={`No es de un pedido: ${of}`}
        onClick={({ currentTarget }) => {
          onPressed(currentTarget);
          takes.decide(credit, 'set-aside');
        }}
      >
        No es de un pedido
      </Button>
    );
  return options.map((option) => {
    const name = kind === 'several' ? `${option.order.orderNumber}` : 'Tomar';
    return (
      <Button
        key={option.order._id}
        variant="outline"
        size="small"
        isLoading={isBusy}
        aria-label={`${name}: ${of}, pedido N.º ${option.order.orderNumber}`}
        onClick={({ currentTarget }) => {
          onPressed(currentTarget);
          takes.take(credit, option);
        }}
      >
        {name}
      </Button>
    );
  });
}
