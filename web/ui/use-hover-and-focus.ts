import { type FocusEvent, type PointerEvent, useState } from 'react';

export type HoverAndFocus = {
  readonly isPointerOver: boolean;
  /** The keyboard is at work inside; a press of the mouse or a finger does not count. */
  readonly isFocusInside: boolean;
  /** For the element that holds. */
  readonly props: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
};

/** What keeps something from moving away under a person's hands. */
export function useHoverAndFocus(): HoverAndFocus {
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  return {
    isPointerOver,
    isFocusInside,
    props: {
      // A finger leaves no trace when it is gone: only a mouse rests over something.
      onPointerEnter: ({ pointerType }) => setIsPointerOver(pointerType === 'mouse'),
      onPointerLeave: () => setIsPointerOver(false),
      onFocus: ({ target }) => setIsFocusInside(target.matches(':focus-visible')),
      onBlur: () => setIsFocusInside(false),
    },
  };
}
