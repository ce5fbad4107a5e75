/** In the order of the week, as schema.org names them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** One open span of a day: clock times 'HH:MM'. */
export type OpenSpan = { readonly opens: string; readonly closes: string };

/** Opening hours of a range of days. `hours-text.ts` formats them for screens. */
export type OpeningHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly spans: readonly OpenSpan[];
};

/** A day with hours of its own. */
export type Holiday = {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** What it is: 'Día de la Soberanía Nacional'. */
  readonly text: string;
  /** Empty when the shop is closed. */
  readonly spans: readonly OpenSpan[];
};
