import { shopInstant } from '#domain/time/shop-days.ts';

/** As typed: '2026-11-27T09:00', at the shop. */
export type ScheduleDraft = { readonly start: string; readonly end: string; readonly isOffer: boolean };

/** Instants in ISO 8601, in UTC. */
export type Schedule = {
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isOffer: boolean;
};

type ReadSchedule = {
  /** `null` while there are problems. */
  readonly schedule: Schedule | null;
  readonly problems: { readonly start?: string; readonly end?: string };
};

/** @param now epoch ms */
export function readSchedule({ start, end, isOffer }: ScheduleDraft, now: number): ReadSchedule {
  const startsAt = shopInstant(start);
  const endsAt = shopInstant(end);
  if (startsAt === null) return withProblem({ start: 'Elige la fecha y la hora en que empieza' });
  if (startsAt <= now) return withProblem({ start: 'Elige un momento que todavía no pasó' });
  if (endsAt !== null && endsAt <= startsAt)
    return withProblem({ end: 'Elige un momento posterior al comienzo' });
  return {
    schedule: {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
      isOffer: isOffer && endsAt !== null,
    },
    problems: {},
  };
}

function withProblem(problems: ReadSchedule['problems']): ReadSchedule {
  return { schedule: null, problems };
}
