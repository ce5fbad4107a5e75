import { strokeIcon } from './stroke-icon.tsx';
import './overlay.css';
import { Menu } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Stitch } from './stitch.tsx';

const Ellipsis = strokeIcon(
  'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);

export type MenuAction = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
};

type ActionMenuProps = {
  /** Names the button that opens it: 'Acciones del pedido 1286'. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** An action that takes something away. It stands below a thread, in the colour of errors. */
  readonly destructive?: MenuAction | undefined;
  /** Actions below another thread. */
  readonly further?: readonly MenuAction[];
  /** A button with words, instead of the one with three dots. */
  readonly button?: ReactElement;
};

const ITEM = 'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-2 px-3 data-highlighted:bg-sunken';

export function ActionMenu({ label, actions, destructive, further = [], button }: ActionMenuProps) {
  // The menu stays inside the page's main landmark, so that screen readers find it there.
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <Menu.Root>
      {button ? (
        <Menu.Trigger render={button} />
      ) : (
        <Menu.Trigger render={<IconButton label={label} />}>
          <Ellipsis aria-hidden="true" />
        </Menu.Trigger>
      )}
      <span ref={setHost} />
      <Menu.Portal container={host}>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="overlay-dialog w-[190px] rounded-3 border border-line bg-surface p-1.5 shadow-3 outline-none">
            {actions.map((action) => (
              <PlainItem key={action.label} action={action} />
            ))}
            {destructive && (
              <>
                <Thread />
                <Menu.Item className={`${ITEM} text-error`} onClick={destructive.onSelect}>
                  {destructive.icon}
                  {destructive.label}
                </Menu.Item>
              </>
            )}
            {further.length > 0 && <Thread />}
            {further.map((action) => (
              <PlainItem key={action.label} action={action} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function PlainItem({ action }: { action: MenuAction }) {
  return (
    <Menu.Item className={ITEM} onClick={action.onSelect}>
      {action.icon}
      {action.label}
    </Menu.Item>
  );
}

function Thread() {
  return <Stitch className="mx-2 my-1.5 [--thread:var(--line)]" />;
}
