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

/**
 * A button that opens a menu. The library's menu comes with the first press, which is then repeated to it: preparing it takes
 * a phone 0.2 s, for which a list's first view would wait.
 */
export function MenuButton({ button, children }: MenuButtonProps) {
  const [press, setPress] = useState<Event | null>(null);
  if (press !== null) {
    return (
      <PressedMenuButton button={button} press={press}>
        {children}
      </PressedMenuButton>
    );
  }
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: (event) => {
      event.stopPropagation();
      setPress(event.nativeEvent);
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      event.stopPropagation();
      setPress(event.nativeEvent);
    },
  });
}

function PressedMenuButton({ button, press, children }: MenuButtonProps & { readonly press: Event }) {
  // The menu stays inside the page's main landmark, so that screen readers find it there.
  const [host, setHost] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    trigger.current?.focus();
    trigger.current?.dispatchEvent(sameEvent(press));
  }, [press]);
  return (
    <Menu.Root>
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

/** An event can be sent only once. */
function sameEvent(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  return new MouseEvent(event.type, event);
}
