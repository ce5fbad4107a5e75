/** The ink label over a point of a plot. */
export function ChartTip({ title, value }: { title: string; value: string }) {
  return (
    <p className="figures rounded-2 bg-body px-3 py-2 text-[0.8125rem]/[1.3] text-surface">
      <span className="block opacity-80">{title}</span>
      <b className="text-[0.9375rem]">{value}</b>
    </p>
  );
}
