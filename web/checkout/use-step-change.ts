import { useNavigate } from 'react-router';
import { prefersReducedMotion } from '#web/ui/use-motion-allowed.ts';
import { type CheckoutStep, CONTACT_STEP_SEARCH } from './step.ts';

/** Navigates to a step and scrolls to the top, smoothly unless reduced motion is preferred (CHECKOUT-006). */
export function useStepChange(): (step: CheckoutStep) => void {
  const navigate = useNavigate();
  return (step) => {
    navigate({ search: step === 'contact' ? CONTACT_STEP_SEARCH : '' }, { preventScrollReset: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
}
