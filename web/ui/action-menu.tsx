import { Menu } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { MENU_ITEM, MenuButton } from './menu-button.tsx';
import { Stitch } from './stitch.tsx';
import { strokeIcon } from './stroke-icon.tsx';

const ITEM = `${MENU_ITEM} cursor-pointer`;

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
  readonly button?: ReactElement<ComponentProps<'button'>>;
};

export function ActionMenu({ label, actions, destructive, further = [], button }: ActionMenuProps) {
  const dots = (
    <IconButton label={label}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <MenuButton button={button ?? dots}>
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
    </MenuButton>
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
