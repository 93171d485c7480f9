import { data, type LoaderFunctionArgs } from 'react-router-dom';
import RefusedPage from '../slots/page.error.ts';

/** Status 403 when a lookup was refused, else 200 (SHELL-063). */
export const loader = ({ request }: LoaderFunctionArgs) =>
  data(null, { status: new URL(request.url).searchParams.get('reason') === 'refused' ? 403 : 200 });

export default RefusedPage;
