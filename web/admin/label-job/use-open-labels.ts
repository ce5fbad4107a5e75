import { useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { useHasFamily } from '../shell/use-families.tsx';
import { type LabelJob, saveLabelJob } from './label-job.ts';

/** Opens 'Etiquetas' with what another screen has (LABEL-002); `null` in a shop without labels. */
export function useOpenLabels(): ((job: LabelJob) => void) | null {
  const navigate = useNavigate();
  const hasFamily = useHasFamily();
  if (!hasFamily('labels')) return null;
  return (job) => {
    saveLabelJob(job);
    navigate(deskPath('labels'));
  };
}
