import type { Admission } from './admission.ts';
import { type Metric, type Sample, single } from './metrics.ts';
import type { Traffic } from './traffic.ts';

/** Metrics of admission: requests in progress, and refused ones. */
export function trafficMetrics(traffic: Traffic, admission: Pick<Admission, 'underWay'>): Metric[] {
  return [
    single('gauge', 'hilvan_http_under_way', 'Requests that are being answered.', admission.underWay()),
    single(
      'counter',
      'hilvan_kept_pages_sent_total',
      'Pages sent as they stood in memory.',
      traffic.keptPages,
    ),
    single(
      'counter',
      'hilvan_connections_dropped_total',
      'Connections closed at once because there were too many.',
      traffic.droppedConnections,
    ),
    {
      name: 'hilvan_http_put_off_total',
      type: 'counter',
      help: 'Requests answered 503 because there was too much to do, by what they were worth.',
      samples: samplesBy('worth', traffic.refused),
    },
    {
      name: 'hilvan_http_unreadable_total',
      type: 'counter',
      help: 'Requests that never became whole, by the status they were answered.',
      samples: samplesBy('status', traffic.unreadable),
    },
  ];
}

function samplesBy(label: string, counts: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }));
}
