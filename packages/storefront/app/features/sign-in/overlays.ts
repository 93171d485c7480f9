import { lateWordsPart } from '../../shop/lateWords.tsx';
import { sayOffline } from '../../shop/connection.ts';

// Loaded when it opens: react-aria and the forms come with it.
export const SignInDialog = lateWordsPart(
  async () => (await import('./SignInDialog.tsx')).SignInDialog,
  sayOffline,
);
