import { X } from './stroke-icons.tsx';
import './overlay.css';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './icon-button.tsx';
import { Stitch } from './stitch.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useIsDialogOpen } from './use-dialogs.tsx';

type SidePanelProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Fills the room between the heading and the footer, and must scroll itself. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Phones too see a strip of the page, to press outside. */
  readonly leavesStrip?: boolean;
  /** On phones it comes from below, as a sheet that leaves a strip above. */
  readonly isSheet?: boolean;
  /** The element that gets the focus first; by default the close button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** A drawer at the right edge. A press outside, its button, Escape and Back close it. */
export function SidePanel({
  title,
  isOpen,
  onClose,
  children,
  footer,
  leavesStrip = false,
  isSheet = false,
  initialFocus,
}: SidePanelProps) {
  const isCovered = useIsDialogOpen();
  const closeUnlessCovered = () => {
    if (!isCovered) onClose();
  };
  useCloseOnBack({ isOpen, onClose: closeUnlessCovered });
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => !opens && closeUnlessCovered()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup
          initialFocus={initialFocus}
          className="overlay-drawer fixed inset-y-0 right-0 z-60 flex max-w-[468px] flex-col bg-surface shadow-3"
          data-strip={leavesStrip || undefined}
          data-sheet={isSheet || undefined}
        >
          <div className="flex items-center justify-between pt-5 pr-4 pb-3.5 pl-5 lg:pl-7">
            <Dialog.Title className="text-[1.75rem]">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Cerrar" />}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Stitch />
          {children}
          {footer}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
