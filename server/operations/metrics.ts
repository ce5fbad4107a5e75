/** One number, and what tells it from the others of its metric. */
export type Sample = {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
  /** What a histogram's series are called by beside its name: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
};

export type Metric = {
  /** As Prometheus names them: with the base unit, and `_total` for what only grows. */
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
};

type MetricSource = () => readonly Metric[] | Promise<readonly Metric[]>;

/** What the process tells of itself: read when somebody asks, so that nothing is worked out for nobody. */
export type Metrics = {
  add(source: MetricSource): void;
  /** All of it in Prometheus' text format. */
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

/** A metric of one number. */
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
