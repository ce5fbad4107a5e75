import { useStore } from './store-context.tsx';

/** The days and their times, one below the other (CONTENT-014). */
export function OpeningHours() {
  return useStore().openingHours.map(({ days, times }) => (
    <span key={days} className="block">
      {days} <span className="block text-secondary figures">{times.join(' y ')}</span>
    </span>
  ));
}
