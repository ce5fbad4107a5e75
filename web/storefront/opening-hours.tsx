import { daysText, timesText } from '#config/hours-text.ts';
import { useStore } from './store-context.tsx';

/** The days and their times, one below the other (CONTENT-014). */
export function OpeningHours() {
  return useStore().openingHours.map((hours) => (
    <span key={hours.from} className="block">
      {daysText(hours)} <span className="block text-secondary figures">{timesText(hours)}</span>
    </span>
  ));
}
