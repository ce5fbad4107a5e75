import { useNavigate } from 'react-router';
import { type CheckoutStep, CONTACT_STEP_SEARCH } from './step.ts';

/** Navigates to a step and scrolls smoothly to the top (CHECKOUT-006). */
export function useStepChange(): (step: CheckoutStep) => void {
  const navigate = useNavigate();
  return (step) => {
    navigate({ search: step === 'contact' ? CONTACT_STEP_SEARCH : '' }, { preventScrollReset: true });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
