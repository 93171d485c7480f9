import { Button, Heading, Stack, Text } from '@driveline/ui';
import { ErrorSummary, TextField } from '@driveline/ui/forms';
import { rewardsIdForm, rewardsLookUpForm } from '@driveline/validation';
import { useNavigation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { EmailField, PhoneField, PostalCodeField, usePersonLabels } from '../person-fields/index.ts';
import { linkIntents, type LinkAnswer } from './linkAnswer.ts';
import { LinkRefused } from './LinkRefused.tsx';
import { LINK_PATH } from './paths.ts';

export type LinkFormProps = { readonly answer: LinkAnswer | undefined };

const idRules = rewardsIdForm();

/** A card by its number (REWARD-007). */
export function EnterIdForm({ answer }: LinkFormProps) {
  const text = useText();
  const { state } = useNavigation();
  const label = text('rewards.id');
  const { formProps, field } = useShopForm({
    id: 'rewards-id',
    rules: idRules,
    start: answer?.values,
    issues: answer?.issues,
    labels: { rewardsId: label },
    withSummary: false,
  });
  return (
    <form method="post" action={LINK_PATH} data-intent={linkIntents.validate} {...formProps}>
      <input type="hidden" name="intent" value={linkIntents.validate} />
      <Stack gap={5}>
        <Heading level={2}>{text('rewards.enterId')}</Heading>
        <LinkRefused answer={answer} />
        <TextField
          {...field('rewardsId')}
          label={label}
          description={text('rewards.idHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('rewards.goOn')}
        </Button>
      </Stack>
    </form>
  );
}

/** A card by what it knows of its holder (REWARD-012). */
export function LookUpForm({ answer }: LinkFormProps) {
  const text = useText();
  const { market } = useShop();
  const { state } = useNavigation();
  const person = usePersonLabels();
  const labels = {
    lastName: person.lastName,
    telephoneNumber: person.phoneNumber,
    emailAddress: person.email,
    postalCode: person.postalCode,
  };
  const { formProps, field, summary, submission } = useShopForm({
    id: 'look-up',
    rules: rewardsLookUpForm(market),
    start: answer?.values,
    issues: answer?.issues,
    labels,
    kinds: { telephoneNumber: 'phone', postalCode: 'postalCode' },
  });
  return (
    <form method="post" action={LINK_PATH} data-intent={linkIntents.lookUp} {...formProps}>
      <input type="hidden" name="intent" value={linkIntents.lookUp} />
      <Stack gap={5}>
        <Heading level={2}>{text('rewards.lookUp')}</Heading>
        <Text>{text('rewards.lookUpLead')}</Text>
        <ErrorSummary errors={summary} submission={submission} />
        <LinkRefused answer={answer} />
        <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" optional />
        <PhoneField field={field} name="telephoneNumber" optional />
        <EmailField field={field} name="emailAddress" optional />
        <PostalCodeField field={field} optional />
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('rewards.find')}
        </Button>
      </Stack>
    </form>
  );
}
