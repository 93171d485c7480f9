import type { Meta } from '@storybook/react-vite';
import { opensState, shopPages } from '../opens.tsx';

export default { ...shopPages, title: 'Pages/Failures' } satisfies Meta;

/** A look-up that was refused. */
export const Refused = opensState({ route: 'error', path: '/errorPage?reason=refused' });
/** What stands in place of a page that failed altogether; here a post that no form sends. */
export const Crash = opensState({
  route: 'signIn',
  path: '/signin',
  post: () => ({ intent: 'nothing' }),
  endsWith: 400,
});
