import { refetchInvalidated, headerQueries, useB2c } from '@driveline/hooks';
import { dropUserData, takeSignIn, type SignInAnswer } from '@driveline/hooks/session';
import { ButtonLink, Stack } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textsOf } from '../../data/actionData.ts';
import { SignInForms } from '../../parts/sign-in/SignInForms.tsx';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** The sign-in over the page, which goes on as who signed in (SHELL-031, STATE-031). */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { answer, isSending, send } = useSignInOverPage(onClose);
  return (
    <Modal isOpen onClose={onClose} title={text('signIn.title')} size="s" confirmClose="typed">
      <Stack gap={5}>
        <SignInForms
          path={paths.signIn()}
          returnTo={pathname + search}
          answer={answer}
          isSending={isSending}
          onSend={(form) => void send(form)}
        />
        <ButtonLink href={paths.createAccount()} variant="outline">
          {text('signIn.create')}
        </ButtonLink>
      </Stack>
    </Modal>
  );
}

function useSignInOverPage(onClose: () => void) {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const errorText = useErrorText();
  const [answer, setAnswer] = useState<SignInAnswer>();
  const [isSending, setSending] = useState(false);
  const send = async (form: FormData) => {
    if (isSending) return;
    setSending(true);
    const typed = textsOf(form);
    try {
      const result = await takeSignIn(client, typed);
      if (!result) return;
      if ('answer' in result) return setAnswer(result.answer);
      dropUserData(queryClient);
      await refetchInvalidated(queryClient, [headerQueries.all]);
      // The same page again, as who signed in sees it.
      await navigate(pathname + search, { replace: true, preventScrollReset: true });
      onClose();
    } catch (error) {
      setAnswer({ step: 'login', values: {}, message: errorText(error) });
    } finally {
      setSending(false);
    }
  };
  return { answer, isSending, send };
}
