import type { StoreConfig } from '#config/store.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { WITHDRAWAL_STATE_LABELS } from '#domain/withdrawals/withdrawal.ts';
import { withdrawalAnswerBy } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import { greetingName } from '#server/notifications/greeting-name.ts';
import type { MailText } from '#server/notifications/mail-blocks.ts';

/** The shop's mail about a new request, with a link to the dashboard. */
export function withdrawalForShop(row: WithdrawalRow, publicUrl: string): MailText {
  const until = formatLongDate(withdrawalAnswerBy(row.created_at));
  return {
    subject: `Arrepentimiento ${row.code}: responder antes del ${until}`,
    preview: row.text,
    blocks: [
      { kind: 'heading', text: 'Botón de arrepentimiento' },
      {
        kind: 'facts',
        facts: [
          ['Código', row.code],
          ['Nombre', row.name],
          ['Contacto', row.contact],
          ['Pedido', row.order_number === '' ? 'No lo sabe' : row.order_number],
          ['Responder antes de', until],
        ],
      },
      { kind: 'quote', text: row.text },
      {
        kind: 'action',
        total: null,
        label: 'Responder en el panel',
        url: `${publicUrl}${deskPath('withdrawals')}`,
        asides: [],
      },
    ],
  };
}

/** The code, to the address that was left. It repeats nothing that was typed: the address may be a stranger's. */
export function withdrawalForShopper(row: WithdrawalRow, store: Pick<StoreConfig, 'name'>): MailText {
  return {
    subject: `Tu código de arrepentimiento: ${row.code}`,
    preview: 'Guarda este código.',
    blocks: [
      { kind: 'heading', text: row.code },
      {
        kind: 'paragraph',
        text: `Recibimos en ${store.name} un pedido para dejar sin efecto una compra. Guarda este código. Te respondemos antes del ${formatLongDate(withdrawalAnswerBy(row.created_at))}.`,
      },
      { kind: 'paragraph', text: 'Si no fuiste tú, no hagas nada.' },
    ],
  };
}

/** The shop's answer. */
export function withdrawalAnswered(row: WithdrawalRow, store: Pick<StoreConfig, 'name'>): MailText {
  const name = greetingName(row.name);
  return {
    subject: `Tu arrepentimiento ${row.code}: ${WITHDRAWAL_STATE_LABELS[row.state].toLowerCase()}`,
    preview: `Te responde ${store.name}.`,
    blocks: [
      { kind: 'heading', text: `${row.code}: ${WITHDRAWAL_STATE_LABELS[row.state]}` },
      { kind: 'paragraph', text: `Hola${name === '' ? '' : `, ${name}`}. Te responde ${store.name}:` },
      ...(row.answer === '' ? [] : [{ kind: 'quote', text: row.answer } as const]),
    ],
  };
}
