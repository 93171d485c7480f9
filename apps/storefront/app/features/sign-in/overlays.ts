import { lazy } from 'react';
import { withLateWords } from '../../shop/lateWords.tsx';

// Loaded when it opens: react-aria and the forms come with it.
export const SignInDialog = lazy(async () => ({
  default: withLateWords((await import('./SignInDialog.tsx')).SignInDialog),
}));
