/** One value of a metric, with its labels. */
export type Sample = {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
  /** The suffix of a histogram's series: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
};

export type Metric = {
  /** Named by Prometheus' rules: with the base unit, and `_total` for counters. */
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
};

type MetricSource = () => readonly Metric[] | Promise<readonly Metric[]>;

/** The metrics of the process, computed only when they are requested. */
export type Metrics = {
  add(source: MetricSource): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
};

export function createMetrics(): Metrics {
  const sources: MetricSource[] = [];
  return {
    add: (source) => void sources.push(source),
    async text() {
      const metrics = await Promise.all(sources.map((source) => source()));
      return metrics.flat().map(textOf).join('');
    },
  };
}

/** A metric with one value. */
export function single(type: 'counter' | 'gauge', name: string, help: string, value: number): Metric {
  return { name, type, help, samples: [{ value }] };
}

function textOf({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
