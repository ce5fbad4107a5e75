import type { Metric, Sample } from '#server/http/metrics.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Answered = {
  readonly method: string;
  /** The route's pattern, not the URL: patterns are few, and URLs contain what people search for. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
};

type Durations = { readonly counts: number[]; sum: number; count: number };

export type RequestDurations = {
  add(answered: Answered): void;
  metrics(): Metric[];
};

/** Counts requests by route and status, and their durations by route. */
export function createRequestDurations(): RequestDurations {
  const byRoute = new Map<string, Durations>();
  const byStatus = new Map<string, number>();

  return {
    add({ method, route, status, durationMs }) {
      const key = `${method} ${route}`;
      const durations = byRoute.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      byRoute.set(key, durations);
      addTo(durations, durationMs / 1000);
      const statusKey = `${key} ${status}`;
      byStatus.set(statusKey, (byStatus.get(statusKey) ?? 0) + 1);
    },
    metrics: () => [
      {
        name: 'hilvan_http_requests_total',
        type: 'counter',
        help: 'Answered requests by route and status; pages sent from memory are counted apart.',
        samples: [...byStatus].map(([key, value]) => ({ labels: labelsOf(key), value })),
      },
      {
        name: 'hilvan_http_request_duration_seconds',
        type: 'histogram',
        help: 'From the first byte of a request to the last of its answer.',
        samples: [...byRoute].flatMap(([key, durations]) => samplesOf(labelsOf(key), durations)),
      },
    ],
  };
}

function addTo(durations: Durations, seconds: number): void {
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
  if (bucket !== -1) durations.counts[bucket] = (durations.counts[bucket] ?? 0) + 1;
  durations.sum += seconds;
  durations.count += 1;
}

function labelsOf(key: string): Record<string, string> {
  const [method = '', route = '', status] = key.split(' ');
  return { method, route, ...(status !== undefined && { status }) };
}

function samplesOf(labels: Record<string, string>, { counts, sum, count }: Durations): Sample[] {
  let below = 0;
  const buckets = BUCKETS.map((bound, index) => {
    below += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
