import { MailWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDeskNews } from '../live/use-desk-news.tsx';

const FailingNoticesDialog = lazy(async () => ({
  default: (await import('./failing-notices-dialog.tsx')).FailingNoticesDialog,
}));

/** Stands in the sidebar only while there are mails that could not be sent. */
export function FailingNoticesEntry() {
  const failing = useDeskNews()?.notices.failing ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      {failing > 0 && (
        <button type="button" className="sidebar-entry" aria-haspopup="dialog" onClick={open}>
          <MailWarning aria-hidden="true" />
          Correos sin enviar
          <span className="sidebar-badge figures">{failing}</span>
        </button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <FailingNoticesDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
