import { CodeForm, DestinationForm } from './CodeForms.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { SignInFormProps } from './SignInPost.tsx';

/** The form that is due: login, where the code goes, the code, or the way to a new password (ACCT-018). */
export function SignInForms({ answer, ...props }: SignInFormProps) {
  switch (answer?.step) {
    case 'destination':
      return <DestinationForm {...props} answer={answer} />;
    case 'code':
      return <CodeForm {...props} answer={answer} />;
    case 'forgot':
      return <ForgotForm start={answer.values} />;
    default:
      return <LoginForm {...props} answer={answer} />;
  }
}
