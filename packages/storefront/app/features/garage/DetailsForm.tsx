import type { OutputOf } from '@driveline/api';
import { ButtonLink, Card, Inline } from '@driveline/ui';
import { DateField, FieldGroup, Select, TextArea, TextField } from '@driveline/ui/forms';
import { vehicleForm } from '@driveline/validation';
import { useActionData } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useToday } from '../../shop/today.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import { detailsPath, editPath } from './paths.ts';
import { useDetailLabels } from './useLabels.ts';

type Vehicle = OutputOf<'vehicles.details'>;

/** Everything may stay empty (VEHST-017). */
export function DetailsForm({ vehicle }: { vehicle: Vehicle }) {
  const text = useText();
  const { market } = useShop();
  const answer = useActionData() as FormAnswer | undefined;
  const today = useToday();
  const labels = useDetailLabels();
  const form = useShopForm({
    id: 'details',
    rules: today ? vehicleForm({ today, states: market.states }) : undefined,
    start: answer?.values ?? startOf(vehicle),
    issues: answer?.issues,
    labels,
  });
  const field = answeredFields(form, answer);
  const { vehicleId } = vehicle;
  return (
    <Card>
      <PostForm form={form} action={editPath(vehicleId)} intent="save-details" answer={answer}>
        <Identity field={field} labels={labels} />
        <FieldGroup columns={2}>
          <TextField
            {...field('mileage')}
            label={labels.mileage}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <DateField
            {...field('purchaseDate')}
            label={labels.purchaseDate}
            optional
            {...(today && { max: today })}
          />
        </FieldGroup>
        <TextArea {...field('note')} label={labels.note} maxLength={500} optional />
        <Inline>
          <SubmitButton>{text('garage.saveDetails')}</SubmitButton>
          <ButtonLink href={detailsPath(vehicleId)} variant="quiet">
            {text('garage.cancel')}
          </ButtonLink>
        </Inline>
      </PostForm>
    </Card>
  );
}

type FieldsProps = {
  readonly field: ReturnType<typeof answeredFields>;
  readonly labels: ReturnType<typeof useDetailLabels>;
};

/** What tells this vehicle from others. */
function Identity({ field, labels }: FieldsProps) {
  const text = useText();
  const { market } = useShop();
  const free = { autoComplete: 'off', optional: true } as const;
  return (
    <>
      <FieldGroup columns={2}>
        <TextField {...field('nickname')} {...free} label={labels.nickname} maxLength={30} />
        <TextField {...field('colour')} {...free} label={labels.colour} maxLength={30} />
      </FieldGroup>
      <TextField
        {...field('vin')}
        {...free}
        label={labels.vin}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FieldGroup columns={2}>
        <TextField {...field('licensePlate')} {...free} label={labels.licensePlate} maxLength={10} />
        <Select {...field('state')} label={labels.state} placeholder={text('garage.chooseState')} optional>
          {market.states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </FieldGroup>
    </>
  );
}

const startOf = (vehicle: Vehicle) => ({
  nickname: vehicle.nickname ?? '',
  colour: vehicle.colour ?? '',
  vin: vehicle.vin ?? '',
  licensePlate: vehicle.licensePlate ?? '',
  state: vehicle.state ?? '',
  mileage: vehicle.mileage === null ? '' : String(vehicle.mileage),
  purchaseDate: vehicle.purchaseDate ?? '',
  note: vehicle.note ?? '',
});
