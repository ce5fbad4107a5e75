import { type FocusEvent, type PointerEvent, useState } from 'react';

export type HoverAndFocus = {
  readonly isPointerOver: boolean;
  /** Whether the keyboard's focus is inside. Focus by mouse or finger does not count. */
  readonly isFocusInside: boolean;
  /** The props of the watched element. */
  readonly props: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
};

/** Whether a mouse or the keyboard's focus is on an element, which then should not move. */
export function useHoverAndFocus(): HoverAndFocus {
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  return {
    isPointerOver,
    isFocusInside,
    props: {
      // Only a mouse hovers: a touch would leave the element marked as hovered.
      onPointerEnter: ({ pointerType }) => setIsPointerOver(pointerType === 'mouse'),
      onPointerLeave: () => setIsPointerOver(false),
      onFocus: ({ target }) => setIsFocusInside(target.matches(':focus-visible')),
      onBlur: () => setIsFocusInside(false),
    },
  };
}
