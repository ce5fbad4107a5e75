/** A sewing needle, for work in progress. The icon library has none; this one has its style. */
export function NeedleIcon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className === undefined ? 'lucide' : `lucide ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M20 4 5 19l-1 1 1-1M20 4c-2.5 0-4 1-5 3 2-.2 4-1 5-3z" />
    </svg>
  );
}
