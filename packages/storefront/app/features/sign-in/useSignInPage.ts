import { useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import type { SignInAnswer } from './signInAnswer.ts';
import type { SignInFormProps } from './SignInPost.tsx';

/** The sign-in as a page of its own: its answer is the page's, and it comes back to what the address names. */
export function useSignInPage(path: string): Omit<SignInFormProps, 'onSend'> {
  const answer = useActionData() as SignInAnswer | undefined;
  const [query] = useSearchParams();
  const { state, formAction } = useNavigation();
  return {
    path,
    answer,
    returnTo: answer?.values['returnTo'] ?? query.get('returnUrl') ?? '',
    isSending: state !== 'idle' && formAction === path,
  };
}
