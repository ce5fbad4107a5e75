import './overlay.css';
import { Menu } from '@base-ui/react/menu';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

type MenuButtonProps = {
  readonly button: ReactElement<ComponentProps<'button'>>;
  /** The menu's items. */
  readonly children: ReactNode;
};

/** A menu's item is as high as a finger. */
export const MENU_ITEM = 'flex min-h-11 items-center gap-2.5 rounded-2 px-3 data-highlighted:bg-sunken';

/** The keys that open a menu at its first item. */
const OPENING_KEYS: readonly string[] = ['ArrowDown', 'Enter', ' '];

/**
 * A button that opens a menu. The library's menu comes with the first press: to prepare it takes a phone 0.2 s, which a
 * list's first view would wait for.
 */
export function MenuButton({ button, children }: MenuButtonProps) {
  const [press, setPress] = useState<'pointer' | 'key' | null>(null);
  if (press !== null) {
    return (
      <PressedMenuButton button={button} isByKey={press === 'key'}>
        {children}
      </PressedMenuButton>
    );
  }
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setPress('pointer'),
    onKeyDown: (event) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      setPress('key');
    },
  });
}

function PressedMenuButton({ button, isByKey, children }: MenuButtonProps & { readonly isByKey: boolean }) {
  // The menu stays inside the page's main landmark, so that screen readers find it there.
  const [host, setHost] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isByKey) return;
    trigger.current?.focus();
    trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [isByKey]);
  return (
    <Menu.Root defaultOpen={!isByKey}>
      <Menu.Trigger ref={trigger} render={button} />
      <span ref={setHost} />
      <Menu.Portal container={host}>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="overlay-dialog w-[190px] rounded-3 border border-line bg-surface p-1.5 shadow-3 outline-none">
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
