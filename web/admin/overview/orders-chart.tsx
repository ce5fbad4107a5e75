import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '#web/format.ts';
import { ChartTip } from './chart-tip.tsx';
import { formatDay } from './format-figures.ts';
import type { PlottedDay } from './plotted-days.ts';
import { StitchColumn } from './stitch-column.tsx';

/** The axis ends at least here, so a day with one order is a short column. */
const MIN_SCALE = 8;

/** A column of stitches for each day; today's has the shop's colour. */
export function OrdersChart({ days, perStitch }: { days: readonly PlottedDay[]; perStitch: number }) {
  const points = days.map(({ day, count }, index) => ({
    label: formatDay(day),
    date: String(Number(day.slice(-2))),
    count,
    isToday: index === days.length - 1,
  }));
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={points}
      margin={{ top: 22, right: 0, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <XAxis
        dataKey="date"
        interval={0}
        tickLine={false}
        axisLine={false}
        tickMargin={8}
        tick={{ fill: 'var(--muted)', fontSize: 12 }}
      />
      <YAxis hide domain={[0, (most: number) => Math.max(most, MIN_SCALE)]} />
      <Tooltip
        cursor={{ fill: 'var(--sunken)', fillOpacity: 0.6 }}
        isAnimationActive={false}
        content={({ active, payload }) => {
          const point = payload[0]?.payload;
          if (!active || point === undefined) return null;
          return (
            <ChartTip
              title={point.label}
              value={formatCount(point.count, { one: 'pedido', many: 'pedidos' })}
            />
          );
        }}
      />
      <Bar
        dataKey="count"
        maxBarSize={28}
        isAnimationActive={false}
        shape={(bar) => <StitchColumn {...boxOf(bar)} perStitch={perStitch} />}
      >
        <LabelList
          dataKey="count"
          position="top"
          offset={6}
          formatter={(count) => (count === 0 ? '' : count)}
          fill="var(--body)"
          fontSize={12.5}
          fontWeight={660}
        />
      </Bar>
    </BarChart>
  );
}

type DrawnBar = {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: { count: number; isToday: boolean };
};

function boxOf({ x = 0, y = 0, width = 0, height = 0, payload }: DrawnBar) {
  return { x, y, width, height, count: payload?.count ?? 0, isToday: payload?.isToday ?? false };
}
