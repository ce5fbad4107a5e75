import { daysText, timesText } from '#config/hours-text.ts';
import { useStore } from './store-context.tsx';

/** The days and their times, one below the other (CONTENT-014), and the next days that differ. */
export function OpeningHours() {
  const { openingHours, holidays } = useStore();
  return (
    <>
      {openingHours.map((hours) => (
        <span key={hours.from} className="block">
          {daysText(hours)} <span className="block text-secondary figures">{timesText(hours)}</span>
        </span>
      ))}
      {holidays.map((holiday) => (
        <span key={holiday.date} className="block">
          {holiday.text}{' '}
          <span className="block text-secondary figures">{timesText(holiday) || 'Cerrado'}</span>
        </span>
      ))}
    </>
  );
}
