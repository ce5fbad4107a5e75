import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { useDeskNews } from '../live/use-desk-news.tsx';

const fetchDialog = async () => (await import('./failing-notices-dialog.tsx')).FailingNoticesDialog;

/** A sidebar entry that shows only while there are unsent mails. */
export function FailingNoticesEntry() {
  const failing = useDeskNews()?.notices.failing ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const FailingNoticesDialog = useLazyPart(fetchDialog, { isOpen, onClose: close });
  return (
    <>
      {failing > 0 && (
        <button
          type="button"
          className="sidebar-entry"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <MailWarning aria-hidden="true" />
          <span className="sidebar-label">Correos sin enviar</span>
          <span className="sidebar-badge figures">{failing}</span>
        </button>
      )}
      {FailingNoticesDialog && <FailingNoticesDialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
