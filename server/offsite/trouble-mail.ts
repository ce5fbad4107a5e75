import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { backupState } from '#server/backup/backup-state.ts';
import { mailToShop, type NoticeMail } from '#server/notifications/notice-mail.ts';
import { offsiteState } from './offsite-state.ts';
import { offsiteTroubles } from './offsite-troubles.ts';

/** The mail about copies that failed, as things stand when it is sent; none if all is well by then. */
export const copiesFailedMail: NoticeMail = async (ctx, notice, settings) => {
  const state = await offsiteState(ctx.db);
  const [first, ...others] = offsiteTroubles(state, await backupState(ctx.db), ctx.now());
  if (first === undefined) return null;
  return mailToShop(
    ctx,
    { notice, settings },
    {
      subject: 'La copia de seguridad fuera de la máquina necesita que la mires',
      preview: `${first.text}.`,
      replyTo: null,
      blocks: [
        { kind: 'heading', text: 'La tienda, a salvo' },
        ...[first, ...others].map(({ text }) => ({ kind: 'paragraph', text: `${text}.` }) as const),
        {
          kind: 'facts',
          facts: [
            ['Última copia fuera', momentText(state.sent_at)],
            ['Última prueba', momentText(state.proved_at)],
          ],
        },
        {
          kind: 'action',
          total: null,
          label: 'Ver las copias en el panel',
          url: `${settings.publicUrl}${deskPath('overview')}#a-salvo`,
          asides: [],
        },
      ],
    },
  );
};

function momentText(at: number | null): string {
  return at === null ? 'Todavía ninguna' : formatLongDate(at);
}
