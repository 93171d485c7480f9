import { Alert, Link } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import type { LinkAnswer } from './linkAnswer.ts';

/** Why a step of the linking was refused: the server's words where they say more, else the shop's (REWARD-015 to REWARD-019). */
export function LinkRefused({ answer }: { answer: LinkAnswer | undefined }) {
  const text = useText();
  if (!answer?.error) return null;
  return (
    <Alert
      tone="error"
      role="alert"
      {...(answer.isIncomplete && {
        actions: (
          <Link href="/completeAccount?returnUrl=%2FcheckRewardAccount">{text('rewards.complete')}</Link>
        ),
      })}
    >
      {answer.message || text(`rewards.error.${answer.error}`)}
    </Alert>
  );
}
