import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice } from '#web/format.ts';
import { ChartTip } from './chart-tip.tsx';
import { formatDay, formatShortPesos } from './format-figures.ts';
import { halves, type PlottedDay } from './plotted-days.ts';

const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--muted)', fontSize: 12.5 } } as const;

/** The present weeks are a sewn line, the weeks before a plain one. */
export function AmountsChart({ days }: { days: readonly PlottedDay[] }) {
  const { before, recent } = halves(days);
  const points = recent.map(({ day, amount }, index) => ({
    label: formatDay(day),
    now: amount,
    before: before[index]?.amount ?? 0,
  }));
  return (
    <ComposedChart
      responsive
      accessibilityLayer={false}
      data={points}
      margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis {...AXIS} dataKey="label" tickMargin={10} minTickGap={24} padding={{ left: 8, right: 8 }} />
      <YAxis {...AXIS} width={60} tickFormatter={formatShortPesos} allowDecimals={false} tickCount={5} />
      <Tooltip
        cursor={{ stroke: 'var(--field-line)', strokeDasharray: '4 4' }}
        isAnimationActive={false}
        content={({ active, payload }) => {
          const point = payload[0]?.payload;
          if (!active || point === undefined) return null;
          return <ChartTip title={point.label} value={formatPrice(amountFromWire(point.now))} />;
        }}
      />
      <Line
        dataKey="before"
        type="linear"
        stroke="var(--field-line)"
        strokeWidth={1.75}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      <Area
        dataKey="now"
        type="linear"
        stroke="var(--thread)"
        strokeWidth={3}
        strokeDasharray="11 6"
        strokeLinecap="round"
        fill="var(--thread)"
        fillOpacity={0.07}
        activeDot={{ r: 6, fill: 'var(--surface)', stroke: 'var(--thread)', strokeWidth: 3 }}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}
