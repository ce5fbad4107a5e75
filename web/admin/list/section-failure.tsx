import { useRevalidator } from 'react-router';
import { LoadFailure } from './load-failure.tsx';

/** Like `LoadFailure`, for a whole section: its button loads everything again. */
export function SectionFailure({ text }: { text: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className="dashboard-card">
      <LoadFailure text={text} isLoading={state === 'loading'} onRetry={() => revalidate()} />
    </div>
  );
}
