import type { useTermsPrompt } from '@driveline/hooks';
import { Button, Inline, Link, Stack, Text } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { Refused } from '../../parts/form/PostForm.tsx';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** New rules of the program, which stay asked for until they are accepted (REWARD-025, REWARD-026). */
export function TermsDialog({ terms }: { terms: ReturnType<typeof useTermsPrompt> }) {
  const text = useText();
  return (
    <Modal
      isOpen
      onClose={terms.decline}
      title={text('rewards.newRules')}
      size="s"
      footer={
        <Inline>
          <Button variant="primary" pending={terms.status === 'accepting'} onClick={terms.accept}>
            {text('rewards.accept')}
          </Button>
          <Button variant="quiet" onClick={terms.decline}>
            {text('rewards.notNow')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4} align="start">
        {terms.isFailed && <Refused answer={{ message: text('rewards.error.anErrorOccurred') }} />}
        <Text>{text('rewards.newRulesLead')}</Text>
        <Link href={paths.rewardsRules()}>{text('rewards.rules')}</Link>
      </Stack>
    </Modal>
  );
}
