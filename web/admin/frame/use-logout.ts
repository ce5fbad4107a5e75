import { useNavigate } from 'react-router';
import { useChangeDialogs } from '#web/admin/use-change-dialogs.ts';
import { logOut } from '#web/api/session.ts';
import { forgetSession } from './forget-session.ts';

/** Ends the session on the server and goes home (LOGIN-013, DASH-009). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const { reportFailure } = useChangeDialogs();
  return async () => {
    const hasLeft = await logOut().then(
      (answer) => answer.ok || answer.status === 401,
      () => false,
    );
    if (!hasLeft) return reportFailure('No se pudo cerrar la sesión. Intenta nuevamente.');
    forgetSession();
    await navigate('/');
  };
}
