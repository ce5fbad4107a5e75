import '#web/ui/overlay.css';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

type DeskDialogProps = {
  /** `false` closes it in sight; those that are shown only while they are asked need none. */
  readonly isOpen?: boolean;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The plain dialog of the dashboard: a title, a line below it, and whatever is asked. */
export function DeskDialog({ isOpen = true, title, text, onClose, children }: DeskDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup className="overlay-dialog fixed inset-x-4 inset-y-[4svh] z-60 m-auto flex h-fit max-h-[92svh] max-w-[560px] flex-col overflow-hidden rounded-3 bg-surface text-label shadow-3">
          <div className="flex items-start gap-4 py-4 pr-4 pl-5 lg:pl-7">
            <div className="mr-auto wrap-anywhere">
              <Dialog.Title className="text-block">{title}</Dialog.Title>
              <Dialog.Description className="mt-1.5 text-secondary">{text}</Dialog.Description>
            </div>
            <Dialog.Close render={<IconButton label="Cerrar" className="-mt-1" />}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Stitch className="shrink-0" />
          <div className="grid gap-4 overflow-y-auto px-5 py-5 lg:px-7">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
