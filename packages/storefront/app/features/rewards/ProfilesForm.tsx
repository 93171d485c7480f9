import { Button, Heading, Stack } from '@driveline/ui';
import { RadioCard, RadioCards } from '@driveline/ui/forms';
import { useNavigation } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { linkIntents } from './linkAnswer.ts';
import type { LinkFormProps } from './LinkForms.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { LINK_PATH } from './paths.ts';

/** What a look-up has found, masked, to choose oneself from (REWARD-014). */
export function ProfilesForm({ answer }: LinkFormProps) {
  const text = useText();
  const { state } = useNavigation();
  const customers = answer?.customers ?? [];
  return (
    <form method="post" action={LINK_PATH} data-intent={linkIntents.validate}>
      <input type="hidden" name="intent" value={linkIntents.validate} />
      <Stack gap={5}>
        {customers.length > 0 && (
          <Heading level={2}>{text('rewards.found', { count: customers.length })}</Heading>
        )}
        <LinkRefused answer={answer} />
        {customers.length > 0 && (
          <RadioCards
            legend={text('rewards.whichOne')}
            name="candidateToken"
            defaultValue={customers[0]?.candidateToken ?? ''}
          >
            {customers.map((found) => (
              <RadioCard
                key={found.candidateToken}
                value={found.candidateToken}
                label={`${found.firstName} ${found.lastName}`.trim()}
                description={[found.emailAddress, found.telephoneNumber, found.rewardsId]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </RadioCards>
        )}
        {customers.length > 0 && (
          <Button type="submit" variant="primary" pending={state === 'submitting'}>
            {text('rewards.thisIsMe')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
