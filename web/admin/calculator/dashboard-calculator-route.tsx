import { Calculator } from '#web/financing/calculator.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

/** The shop's own calculator (CALC-001). */
export default function CalculatorRoute() {
  return (
    <SectionFrame title="Calculadora">
      <Calculator />
    </SectionFrame>
  );
}
