import { isRouteErrorResponse } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';

export function CrashPage({ error }: { error: unknown }) {
  const text = useText();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return <h1>{text(isUnknown ? 'notFound.title' : 'crash.title')}</h1>;
}
