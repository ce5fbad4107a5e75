import { useNavigate } from 'react-router';
import { type CheckoutStep, CONTACT_STEP_SEARCH } from './step.ts';

/** Goes to a step and scrolls to the top smoothly (CHECKOUT-006). */
export function useStepChange(): (step: CheckoutStep) => void {
  const navigate = useNavigate();
  return (step) => {
    navigate({ search: step === 'contact' ? CONTACT_STEP_SEARCH : '' }, { preventScrollReset: true });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
