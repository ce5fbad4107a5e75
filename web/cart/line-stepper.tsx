import { useState } from 'react';
import type { cartVariants } from '#domain/cart/line-variants.ts';
import { mostParts, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { useCartActions } from './use-cart.ts';

type LineStepperProps = {
  readonly productId: string;
  readonly unit: SaleUnit;
  readonly variant: ReturnType<typeof cartVariants>[number];
  /** What the buttons' names say is counted: 'Rojo'. */
  readonly subject: string;
  /** Called before the variant leaves the cart. */
  readonly onEmpty?: () => void;
};

/** How much of a variant is in the cart. What is sold out can be taken away, not added to (BUY-006). */
export function LineStepper({ productId, unit, variant, subject, onEmpty }: LineStepperProps) {
  const { changeQuantity } = useCartActions();
  const [isEmptied, setIsEmptied] = useState(false);

  function changeTo(units: number): void {
    if (units === 0) onEmpty?.();
    changeQuantity({ productId, variant: variant.key, delta: units - variant.units });
  }

  // A person may empty the field to type another number, so the variant is removed only on blur.
  function change(units: number): void {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    setIsEmptied(units === 0 && isTyping);
    if (units > 0 || !isTyping) changeTo(units);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the field inside.
    <span onBlur={() => isEmptied && changeTo(0)}>
      <AmountStepper
        unit={unit}
        label={variant.label ? `Cantidad ${variant.label}` : 'Cantidad'}
        subject={subject}
        value={isEmptied ? 0 : variant.units}
        max={variant.isSoldOut ? variant.units : mostParts(unit)}
        onChange={change}
      />
    </span>
  );
}
