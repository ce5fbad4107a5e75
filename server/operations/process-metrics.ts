import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { type Metric, single } from '#server/http/metrics.ts';

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 20;

/** Measures the process: memory, CPU time, and the delay of its event loop. */
export function createProcessMetrics(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();

  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const quantiles = [0.5, 0.99, 1].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: delay.percentile(quantile * 100) / NANOSECONDS,
    }));
    // The next answer covers only the time since this one.
    delay.reset();
    return [
      {
        name: 'hilvan_event_loop_delay_seconds',
        type: 'gauge',
        help: `How late timers of ${RESOLUTION_MS} ms came since the last look, those ${RESOLUTION_MS} ms included.`,
        samples: quantiles,
      },
      single('gauge', 'process_resident_memory_bytes', 'Memory that the process holds.', rss),
      single('gauge', 'nodejs_heap_used_bytes', 'What of it is in use by the program.', heapUsed),
      single('counter', 'process_cpu_seconds_total', 'Time on a core.', (user + system) / 1e6),
      single(
        'gauge',
        'process_start_time_seconds',
        'When the process started, in Unix time.',
        performance.timeOrigin / 1000,
      ),
    ];
  };
}
