import { Check, Info, Needle, Trash2, TriangleAlert } from './stroke-icons.tsx';
import './overlay.css';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { confirmLabels, type DialogRequest, notifyLabel } from './dialog-request.ts';
import { Seal } from './seal.tsx';
import { SewnProgress } from './sewn-progress.tsx';

type HostProps = {
  readonly requests: readonly DialogRequest[];
  /** Called when a dialog has left the screen. */
  readonly onClosed: (id: number) => void;
};

const SEALS = {
  danger: { tone: undefined, Icon: Trash2 },
  error: { tone: undefined, Icon: TriangleAlert },
  info: { tone: undefined, Icon: Info },
  success: { tone: 'success', Icon: Check },
  loading: { tone: undefined, Icon: Needle },
} as const;

export function DialogHost({ requests, onClosed }: HostProps) {
  return requests.map((request) => (
    <DialogWindow key={request.id} request={request} onClosed={() => onClosed(request.id)} />
  ));
}

function DialogWindow({ request, onClosed }: { request: DialogRequest; onClosed: () => void }) {
  const quietButton = useRef<HTMLButtonElement>(null);
  const isLoading = request.kind === 'loading';
  const { tone, Icon } = SEALS[lookOf(request)];
  // Questions and waits are modal. A notice also closes with a press outside.
  const Root = request.kind === 'notify' ? Dialog.Root : AlertDialog.Root;
  return (
    <Root
      open={request.isOpen}
      onOpenChange={(isOpen) => !isOpen && !isLoading && request.settle('closed')}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-70" />
        <Dialog.Viewport className="fixed inset-0 z-70 grid place-items-center overflow-y-auto p-4">
          <Dialog.Popup
            className="overlay-dialog w-full max-w-[440px] rounded-3 bg-surface px-8 pt-9 pb-7 text-center wrap-anywhere shadow-3"
            aria-busy={isLoading || undefined}
            initialFocus={isLoading ? true : quietButton}
            finalFocus={request.kind === 'loading' ? undefined : request.returnFocusTo}
          >
            <div className="mb-4.5 flex justify-center">
              <Seal tone={tone}>
                <Icon />
              </Seal>
            </div>
            <Dialog.Title className="text-[1.625rem]">{request.title}</Dialog.Title>
            <Dialog.Description className="mt-2.5 text-secondary" render={<div />}>
              {isLoading ? 'Un momento, por favor.' : request.text}
              {request.kind === 'notify' && request.emphasis && (
                <p className="mt-2 font-semibold text-body">{request.emphasis}</p>
              )}
            </Dialog.Description>
            <DialogActions request={request} quietButton={quietButton} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Root>
  );
}

function lookOf(request: DialogRequest): keyof typeof SEALS {
  if (request.kind === 'loading') return 'loading';
  return request.tone ?? (request.kind === 'confirm' ? 'danger' : 'info');
}

type ActionsProps = {
  readonly request: DialogRequest;
  /** The button that changes nothing. It gets the focus first. */
  readonly quietButton: RefObject<HTMLButtonElement | null>;
};

function DialogActions({ request, quietButton }: ActionsProps) {
  if (request.kind === 'loading') {
    return (
      <div className="mt-8 mb-5 flex justify-center">
        <SewnProgress />
      </div>
    );
  }
  if (request.kind === 'notify') {
    return (
      <div className="mt-6.5 grid gap-3">
        {request.links}
        <Button
          ref={quietButton}
          variant={request.links ? 'outline' : 'ink'}
          onClick={() => request.settle('yes')}
        >
          {notifyLabel(request)}
        </Button>
      </div>
    );
  }
  const { confirm, cancel } = confirmLabels(request);
  return (
    <div className="mt-6.5 flex flex-wrap gap-3">
      <Button
        ref={quietButton}
        variant="outline"
        className="grow basis-[calc(50%-6px)] px-3"
        onClick={() => request.settle('no')}
      >
        {cancel}
      </Button>
      <Button
        variant="primary"
        className="grow basis-[calc(50%-6px)] px-3"
        onClick={() => request.settle('yes')}
      >
        {confirm}
      </Button>
    </div>
  );
}
