import type { RewardsModal } from '@driveline/hooks';
import { ButtonLink, Inline, Text } from '@driveline/ui';
import type { ComponentType, MouseEvent } from 'react';
import { useText } from '../../shop/useShop.ts';
import { EnterIdForm, LookUpForm, ProfilesForm } from './LinkForms.tsx';
import type { LinkFormProps } from './LinkStep.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import * as paths from '../../paths/index.ts';

/** The form of a step; none where only a way is chosen, or nothing is left to do. */
export const linkForms: { readonly [Step in RewardsModal['step']]?: ComponentType<LinkFormProps> } = {
  enterId: EnterIdForm,
  lookUp: LookUpForm,
  profiles: ProfilesForm,
  questions: QuestionsForm,
};

const WAYS = { enterId: 'primary', lookUp: 'outline' } as const;

/** How a card is found, and the way for who has none; with `onChoose` without leaving the page (REWARD-004 to REWARD-006). */
export function LinkWays({ onChoose }: { onChoose?: (way: keyof typeof WAYS) => void }) {
  const text = useText();
  const choose = (way: keyof typeof WAYS) => (event: MouseEvent) => {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(way);
  };
  return (
    <>
      <Text>{text('rewards.hasCardLead')}</Text>
      <Inline>
        {(['enterId', 'lookUp'] as const).map((way) => (
          <ButtonLink
            key={way}
            href={`${paths.rewardsLink()}?way=${way}`}
            variant={WAYS[way]}
            onClick={choose(way)}
          >
            {text(`rewards.${way}`)}
          </ButtonLink>
        ))}
        <ButtonLink href={paths.rewardsJoin()} variant="quiet">
          {text('rewards.signMeUp')}
        </ButtonLink>
      </Inline>
    </>
  );
}
