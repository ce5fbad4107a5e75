import type { ComponentType } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';

/** What a press leads to: a stepper in the button's place, or a sheet over the page. */
export type CardPart = ComponentType<{
  readonly card: ListedProduct;
  /** The button was pressed, and nothing has come of it yet. */
  readonly isPressed: boolean;
  /** The press has been answered. */
  readonly onEnd: () => void;
}>;
