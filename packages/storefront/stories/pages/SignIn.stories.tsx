import type { Meta } from '@storybook/react-vite';
import { incompleteProfile } from '../answers.ts';
import { opens, opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const signIn: Visit = { route: 'signIn', path: '/signin' };
const create: Visit = { route: 'createAccount', path: '/create' };
const complete: Visit = {
  route: 'completeAccount',
  path: '/completeAccount',
  member: true,
  answers: incompleteProfile,
};
const forgot: Visit = { route: 'forgotPassword', path: '/forgotPassword' };

export default { ...shopPages, title: 'Pages/Sign-in' } satisfies Meta;

export const SignIn = opens(signIn);
export const SignInRefused = opensState({
  ...signIn,
  post: () => ({ intent: 'sign-in', username: 'ana@example.com', password: 'not the one' }),
  fails: ['identity.login'],
});
export const SignInInAFrame = opensState({ route: 'signInEmbedded', path: '/signinnotcheckout' });
export const Create = opensPlain(create);
export const CreateFaults = opensState({
  ...create,
  post: () => ({ intent: 'create-account', email: 'ana', firstName: '' }),
});
export const Complete = opensPlain(complete);
export const CompleteFailed = opensAlike({ ...complete, fails: ['account.current'] });
export const ForgotPassword = opensPlain(forgot);
export const ForgotPasswordSent = opensState({
  ...forgot,
  post: () => ({ intent: 'forgot-password', username: 'ana@example.com', email: 'ana@example.com' }),
});
export const ResetPassword = opensPlain({ route: 'resetPassword', path: '/resetPassword/code' });
export const ConfirmEmail = opensPlain({
  route: 'confirmEmail',
  path: '/user/confirmEmail/code',
  member: true,
});
