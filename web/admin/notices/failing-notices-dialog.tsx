import { deskPath } from '#domain/addresses/desk-path.ts';
import '#web/ui/overlay.css';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireNotice } from '#schemas/notice-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { useFailingNotices } from './use-failing-notices.ts';

type FailingNoticesDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The unsent mails, each with its reason and a button to retry. */
export function FailingNoticesDialog({ isOpen, onClose }: FailingNoticesDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup className="overlay-dialog fixed inset-x-4 inset-y-[4svh] z-60 m-auto flex h-fit max-h-[min(92svh,640px)] max-w-[600px] flex-col overflow-hidden rounded-3 bg-surface text-label shadow-3">
          <div className="flex items-start gap-4 py-4 pr-4 pl-5 lg:pl-7">
            <div className="mr-auto">
              <Dialog.Title className="text-block">Correos sin enviar</Dialog.Title>
              <Dialog.Description className="mt-1.5 text-secondary">
                Los pedidos y mensajes están guardados: lo que falta es el aviso.
              </Dialog.Description>
            </div>
            <Dialog.Close render={<IconButton label="Cerrar" className="-mt-1" />}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Stitch className="shrink-0" />
          <FailingNotices onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function FailingNotices({ onClose }: { onClose: () => void }) {
  const { notices, isUnanswered, refresh, retry } = useFailingNotices();
  if (notices === null && isUnanswered) {
    return <LoadFailure text="No se pudieron cargar los correos." onRetry={refresh} />;
  }
  if (notices === null) return <Skeleton className="m-6 h-40" />;
  if (notices.length === 0) return <p className="px-5 py-8 lg:px-7">Ya no queda nada sin enviar.</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who use the keyboard. */}
      <section aria-label="Correos" tabIndex={0} className="min-h-0 grow overflow-y-auto px-5 lg:px-7">
        <ul>
          {notices.map((notice) => (
            <NoticeRow key={notice._id} notice={notice} onClose={onClose} onRetry={() => retry(notice._id)} />
          ))}
        </ul>
      </section>
      {notices.length > 1 && (
        <div className="flex justify-end bg-page px-5 py-4 lg:px-7">
          <Button onClick={() => retry(null)}>Reintentar todos</Button>
        </div>
      )}
    </>
  );
}

type NoticeRowProps = {
  readonly notice: WireNotice;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

function NoticeRow({ notice, onRetry, onClose }: NoticeRowProps) {
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <PageLink
          to={linkOf(notice)}
          onClick={onClose}
          className="-my-3 inline-block py-3 font-semibold underline"
        >
          {subjectOf(notice)}
        </PageLink>
        <p className="text-sm text-muted">{formatDate(Date.parse(notice.createdAt))}</p>
        <p className="mt-1">{notice.lastError}</p>
        <p className="text-sm text-secondary">
          {notice.failed ? 'Ya no se intenta más.' : 'Se vuelve a intentar en unos minutos.'}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        className="self-start"
        aria-label={`Reintentar: ${subjectOf(notice)}`}
        onClick={onRetry}
      >
        Reintentar
      </Button>
    </li>
  );
}

type OtherKind =
  | 'message-received'
  | 'withdrawal-received'
  | 'withdrawal-answered'
  | 'copies-failed'
  | 'receipt-answered';

const SUBJECTS = {
  'order-placed': 'pedido',
  'quote-sent': 'presupuesto',
  'quote-seen': 'presupuesto visto',
  'quote-accepted': 'presupuesto aceptado',
  'quote-question': 'cambio pedido',
  'quote-expired': 'presupuesto vencido',
} as const satisfies Record<Exclude<WireNotice['kind'], OtherKind>, string>;

function subjectOf({ kind, recipient, orderNumber }: WireNotice): string {
  if (kind === 'message-received') return 'Mensaje de contacto, a la tienda';
  if (kind === 'copies-failed') return 'Falló una copia de seguridad, a la tienda';
  if (kind === 'receipt-answered') return 'Respuesta a un comprobante, para el cliente';
  if (kind === 'withdrawal-answered') return 'Respuesta a un arrepentimiento, para el cliente';
  if (kind === 'withdrawal-received')
    return `Arrepentimiento, ${recipient === 'shop' ? 'a la tienda' : 'copia para el cliente'}`;
  const order = orderNumber === undefined ? 'Pedido' : `Pedido N.º ${orderNumber}`;
  const subject = kind === 'order-placed' ? order : `${order}, ${SUBJECTS[kind]}`;
  return recipient === 'shop' ? `${subject}, a la tienda` : `${subject}, copia para el cliente`;
}

function linkOf({ kind, orderId }: WireNotice): string {
  if (kind === 'message-received') return deskPath('messages');
  if (kind === 'copies-failed') return deskPath('overview');
  if (kind === 'receipt-answered') return deskPath('payments');
  if (kind === 'withdrawal-received' || kind === 'withdrawal-answered') return deskPath('withdrawals');
  if (orderId === undefined) return deskPath('orders');
  return `${deskPath('orders')}?pedido=${encodeURIComponent(orderId)}`;
}
