import { useRevalidator } from 'react-router';
import { LoadFailure } from './load-failure.tsx';

/** As `LoadFailure`, where nothing of a section came: it asks for all of it again. */
export function SectionFailure({ text }: { text: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className="dashboard-card">
      <LoadFailure text={text} isLoading={state === 'loading'} onRetry={() => revalidate()} />
    </div>
  );
}
