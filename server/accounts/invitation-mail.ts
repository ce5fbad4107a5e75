import { formatLongDate } from '#domain/text/format-date.ts';
import type { WireInvitation } from '#schemas/account-answers.ts';
import type { Context } from '#server/kernel/context.ts';
import { composedMail } from '#server/notifications/mail.ts';
import { mailSender } from '#server/notifications/mail-sender.ts';
import type { Mailer } from '#server/notifications/mailer.ts';
import type { MailSettings } from '#server/notifications/notice-mail.ts';

/** The administrator waits for this answer. */
const SEND_TIMEOUT_MS = 10_000;

/** The shop's mail settings. */
export type Mailing = { readonly mailer: Mailer; readonly settings: MailSettings };

/**
 * Mails an invitation's link at once. The link is stored nowhere, so it can't be sent again later. Returns whether the
 * mail server accepted it.
 */
export async function mailInvitation(
  { store, log }: Pick<Context, 'store' | 'log'>,
  { mailer, settings }: Mailing,
  { invitation, link }: { invitation: WireInvitation; link: string },
): Promise<boolean> {
  const { _id, email, invitedBy, expiresAt } = invitation;
  const mail = composedMail(
    {
      messageId: `<invitation.${_id}@${new URL(settings.publicUrl).hostname}>`,
      from: { name: store.name, address: store.email || settings.notifyEmail },
      to: { name: '', address: email },
      replyTo: { name: store.name, address: settings.notifyEmail },
    },
    {
      subject: `Invitación para administrar ${store.name}`,
      preview: `${invitedBy} te invita a administrar la tienda.`,
      blocks: [
        { kind: 'heading', text: `Invitación para administrar ${store.name}` },
        {
          kind: 'paragraph',
          text: `${invitedBy} te invita a administrar la tienda. Para aceptar, elige una contraseña.`,
        },
        { kind: 'action', total: null, label: 'Aceptar la invitación', url: link, asides: [] },
        {
          kind: 'paragraph',
          text: `El enlace funciona una sola vez y vence el ${formatLongDate(Date.parse(expiresAt))}. Si no esperabas este correo, no hagas nada.`,
        },
      ],
    },
    mailSender(store, settings.publicUrl),
  );
  try {
    await mailer.send(mail, AbortSignal.timeout(SEND_TIMEOUT_MS));
    return true;
  } catch (error) {
    // A mail server's refusal names the address, and logs hold no personal data.
    log.warn(
      { code: error instanceof Error && 'code' in error ? error.code : null },
      'invitation not mailed',
    );
    return false;
  }
}
