import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { WITHDRAWAL_STATE_LABELS } from '#domain/withdrawals/withdrawal.ts';
import { timeLeft } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { MessageText } from '../messages/message-text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { MoneyToGiveBack } from './money-to-give-back.tsx';
import { WithdrawalLinks } from './withdrawal-links.tsx';

type WithdrawalCardProps = {
  readonly withdrawal: WireWithdrawal;
  readonly now: number;
  readonly onAnswered: () => Promise<void>;
};

/** One request with its two clocks, how to reach the person, and the answer. */
export function WithdrawalCard({ withdrawal, now, onAnswered }: WithdrawalCardProps) {
  const { code, name, contact, text, createdAt, state } = withdrawal;
  const titleId = `arrepentimiento-${withdrawal.id}`;
  return (
    <article aria-labelledby={titleId} className="dashboard-card withdrawal-card" data-state={state}>
      <header className="withdrawal-head">
        <h2 id={titleId} className="display-figures">
          {code}
        </h2>
        <span className="withdrawal-state">{WITHDRAWAL_STATE_LABELS[state]}</span>
        <time dateTime={createdAt} className="figures text-sm text-muted">
          {formatDate(Date.parse(createdAt))}
        </time>
      </header>
      {state === 'pending' && <Clocks withdrawal={withdrawal} now={now} />}
      <p className="wrap-anywhere">
        <b className="font-semibold">{name}</b>
        {contact !== '' && ` · ${contact}`}
        <NamedOrder {...withdrawal} />
      </p>
      {text !== '' && <MessageText text={text} />}
      <MoneyToGiveBack withdrawal={withdrawal} onGivenBack={onAnswered} />
      {contact !== '' && <WithdrawalLinks withdrawal={withdrawal} />}
      <AnswerForm withdrawal={withdrawal} onAnswered={onAnswered} />
    </article>
  );
}

function NamedOrder({
  orderNumber,
  orderId,
  unprovenOrderId,
}: Pick<WireWithdrawal, 'orderNumber' | 'orderId' | 'unprovenOrderId'>) {
  if (orderNumber === '') return null;
  const named = orderId ?? unprovenOrderId;
  if (named === null) return ` · dice ser el pedido ${orderNumber}, que no encontramos`;
  const link = (
    <PageLink to={deskPath('order', named)} className="underline">
      {orderId === null ? 'el pedido' : 'Pedido'} N.º {orderNumber.replace(/\D/g, '')}
    </PageLink>
  );
  if (orderId !== null) return <> · {link}</>;
  return <> · dice ser {link}, que tiene otro teléfono y otro correo: confirma quién es antes de responder</>;
}

function Clocks({ withdrawal, now }: Pick<WithdrawalCardProps, 'withdrawal' | 'now'>) {
  const answer = timeLeft(Date.parse(withdrawal.answerBy), now);
  const days = timeLeft(Date.parse(withdrawal.expiresAt), now);
  return (
    <dl className="withdrawal-clocks">
      <div data-late={answer === 'venció' || undefined}>
        <dt>Para responder (24 horas)</dt>
        <dd className="display-figures">{answer}</dd>
      </div>
      <div data-late={days === 'venció' || undefined}>
        <dt>De los 10 días</dt>
        <dd className="display-figures">{days}</dd>
      </div>
    </dl>
  );
}
