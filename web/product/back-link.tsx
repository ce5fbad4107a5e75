import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

/** One step back; home when the visit began here, and before scripts run (DETAIL-005, DETAIL-027). */
export function BackLink() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  function goBack(event: MouseEvent) {
    if (isFirstPage) return;
    event.preventDefault();
    navigate(-1);
  }
  return (
    <Link to="/" className="button button-quiet -ml-3.5" onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      Volver atrás
    </Link>
  );
}
