import type { OutputOf } from '@driveline/api';
import { ButtonLink, Card, Inline } from '@driveline/ui';
import { DateField, FieldGroup, Select, TextArea, TextField } from '@driveline/ui/forms';
import { serviceItemForm } from '@driveline/validation';
import { useActionData, useLocation, useSearchParams } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useToday } from '../../shop/today.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import { historyPath } from './paths.ts';
import { useServiceLabels } from './useLabels.ts';
import { useServiceTypes } from './useServiceTypes.ts';

type Service = OutputOf<'garage.services'>['services'][number];

type ServiceFormProps = {
  readonly vehicleId: string;
  /** One that is corrected. */
  readonly service: Service | undefined;
};

/** Date, mileage and kind of a service, and what else is worth a note (ACCT-054). */
export function ServiceForm({ vehicleId, service }: ServiceFormProps) {
  const text = useText();
  const answer = useActionData() as FormAnswer | undefined;
  const { form, labels, max, path } = useServiceForm(service, answer);
  const types = useServiceTypes(vehicleId);
  const field = answeredFields(form, answer);
  return (
    <Card>
      <PostForm form={form} action={path} intent="save-service" answer={answer}>
        <FieldGroup columns={2}>
          <DateField {...field('date')} label={labels.date} required {...(max && { max })} />
          <TextField
            {...field('mileage')}
            label={labels.mileage}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </FieldGroup>
        <Select
          {...field('serviceType')}
          label={labels.serviceType}
          placeholder={text('garage.chooseType')}
          required
        >
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <FieldGroup columns={2}>
          <TextField {...field('cost')} label={labels.cost} inputMode="decimal" autoComplete="off" optional />
          <TextField {...field('shop')} label={labels.shop} maxLength={60} autoComplete="off" optional />
        </FieldGroup>
        <TextArea {...field('note')} label={labels.note} maxLength={500} optional />
        <Inline>
          <SubmitButton>{text('garage.saveService')}</SubmitButton>
          <ButtonLink href={historyPath(vehicleId)} variant="quiet">
            {text('garage.cancel')}
          </ButtonLink>
        </Inline>
      </PostForm>
    </Card>
  );
}

function useServiceForm(service: Service | undefined, answer: FormAnswer | undefined) {
  const { market } = useShop();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const today = useToday();
  const labels = useServiceLabels();
  const form = useShopForm({
    id: 'service',
    rules: today ? serviceItemForm({ today }) : undefined,
    start: answer?.values ?? startOf(service, query.get('serviceType') ?? '', market.currency.minorDigits),
    issues: answer?.issues,
    labels,
  });
  return { form, labels, max: today, path: pathname };
}

function startOf(
  service: Service | undefined,
  serviceType: string,
  digits: number,
): Readonly<Record<string, string>> {
  if (!service) return { serviceType };
  const { date, mileage, cost, shop, note } = service;
  return {
    date,
    mileage: String(mileage),
    serviceType: service.serviceType,
    cost: cost === null ? '' : cost.toFixed(digits),
    shop: shop ?? '',
    note: note ?? '',
  };
}
