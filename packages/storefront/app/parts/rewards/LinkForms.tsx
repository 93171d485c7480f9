import { Text } from '@driveline/ui';
import { ErrorSummary, RadioCard, RadioCards, TextField } from '@driveline/ui/forms';
import { rewardsIdForm, rewardsLookUpForm } from '@driveline/validation';
import { useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { PhoneField, usePersonLabels } from '../person/PersonFields.tsx';
import { LinkRefused, LinkStep, type LinkFormProps } from './LinkStep.tsx';

const idRules = rewardsIdForm();

/** A card by its number (REWARD-007). */
export function EnterIdForm({ answer, sending }: LinkFormProps) {
  const text = useText();
  const label = text('rewards.id');
  const form = useShopForm({
    id: 'rewards-id',
    rules: idRules,
    answer,
    labels: { rewardsId: label },
    withSummary: false,
  });
  const words = { title: text('rewards.enterId'), submit: text('rewards.goOn') };
  return (
    <LinkStep intent="validate-card" form={form} {...{ answer, sending }} {...words}>
      <TextField
        {...form.field('rewardsId')}
        label={label}
        description={text('rewards.idHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </LinkStep>
  );
}

/** A card by what it knows of its holder (REWARD-012). */
export function LookUpForm({ answer, sending }: LinkFormProps) {
  const text = useText();
  const { market } = useShop();
  const person = usePersonLabels();
  const labels = {
    lastName: person.lastName,
    telephoneNumber: person.phoneNumber,
    rewardsLookup: text('rewards.postalCodeOrEmail'),
  };
  const form = useShopForm({
    id: 'look-up',
    rules: rewardsLookUpForm(market),
    answer,
    labels,
    kinds: { telephoneNumber: 'phone' },
  });
  const { field, summary, submission } = form;
  const lead = (
    <>
      <Text>{text('rewards.lookUpLead')}</Text>
      <ErrorSummary errors={summary} submission={submission} />
    </>
  );
  const words = { title: text('rewards.lookUp'), lead, submit: text('rewards.find') };
  return (
    <LinkStep intent="look-up-card" form={form} {...{ answer, sending }} {...words}>
      <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" optional />
      <PhoneField field={field} name="telephoneNumber" optional />
      <TextField {...field('rewardsLookup')} label={labels.rewardsLookup} autoComplete="email" optional />
    </LinkStep>
  );
}

/** What a look-up has found, masked, to choose oneself from (REWARD-014). */
export function ProfilesForm({ answer, sending }: LinkFormProps) {
  const text = useText();
  const customers = answer?.customers ?? [];
  // The one that was chosen could not be linked.
  if (customers.length === 0) return <LinkRefused answer={answer} />;
  const words = {
    title: text('rewards.found', { count: customers.length }),
    submit: text('rewards.thisIsMe'),
  };
  return (
    <LinkStep intent="validate-card" {...{ answer, sending }} {...words}>
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
    </LinkStep>
  );
}
