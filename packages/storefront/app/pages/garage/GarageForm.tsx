import { ButtonLink, Card, Inline } from '@driveline/ui';
import { DateField, FieldGroup, Select, TextArea, TextField } from '@driveline/ui/forms';
import type { Form, Values } from '@driveline/validation';
import type { ComponentProps } from 'react';
import type { FormIntent } from '../../intents/formIntents.ts';
import { Options } from '../../parts/form/Options.tsx';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePostForm } from '../../parts/form/usePostForm.ts';
import { type TextId, useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';

type FieldSpec = { readonly label: TextId } & (
  | { readonly kind: 'line'; readonly input?: Partial<ComponentProps<typeof TextField>> }
  | { readonly kind: 'note' }
  /** A day that has been. */
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly placeholder: TextId }
);

/** What an owner writes down of a vehicle and of its services. */
const FIELDS = {
  nickname: { kind: 'line', label: 'garage.nickname', input: { maxLength: 30 } },
  colour: { kind: 'line', label: 'garage.colour', input: { maxLength: 30 } },
  vin: { kind: 'line', label: 'garage.vin', input: { autoCapitalize: 'characters', spellCheck: false } },
  licensePlate: { kind: 'line', label: 'garage.licensePlate', input: { maxLength: 10 } },
  state: { kind: 'choice', label: 'garage.state', placeholder: 'garage.chooseState' },
  mileage: { kind: 'line', label: 'garage.mileage', input: { inputMode: 'numeric' } },
  purchaseDate: { kind: 'day', label: 'garage.purchaseDate' },
  date: { kind: 'day', label: 'garage.date' },
  serviceType: { kind: 'choice', label: 'garage.serviceType', placeholder: 'garage.chooseType' },
  cost: { kind: 'line', label: 'garage.cost', input: { inputMode: 'decimal' } },
  shop: { kind: 'line', label: 'garage.shop', input: { maxLength: 60 } },
  note: { kind: 'note', label: 'garage.note' },
} as const satisfies Readonly<Record<string, FieldSpec>>;

type FieldName = keyof typeof FIELDS;

/** A field's name in the words of the market. */
export function useFieldLabel(): (name: FieldName) => string {
  const text = useText();
  const { currency, units } = useShop().market;
  return (name) => text(FIELDS[name].label, { currency: currency.code, unit: units.distance });
}

type GarageFormProps = {
  /** Start of the fields' ids. */
  readonly id: string;
  readonly action: string;
  readonly intent: FormIntent;
  /** From top to bottom; two fields of a row stand side by side where there is room. */
  readonly rows: readonly (readonly FieldName[])[];
  /** What may not stay empty. */
  readonly required?: readonly FieldName[];
  /** Of the form's one field that asks for a choice. */
  readonly choices: ComponentProps<typeof Options>['of'];
  /** @param today `YYYY-MM-DD`: nothing was bought or done later */
  readonly rules: (today: string) => Form;
  /** What stands in the fields until something was sent. */
  readonly start: Values;
  readonly save: string;
  readonly cancelHref: string;
};

/** A card with the fields, and the ways to keep them or not. */
export function GarageForm(props: GarageFormProps) {
  const { id, action, intent, rows, required = [], choices, rules, start, save, cancelHref } = props;
  const text = useText();
  const labelOf = useFieldLabel();
  const today = useToday();
  const form = usePostForm({
    id,
    rules: today ? rules(today) : undefined,
    start,
    labels: Object.fromEntries(rows.flat().map((name) => [name, labelOf(name)])),
  });
  const field = (name: FieldName) => (
    <Field key={name} given={form.field(name)} {...{ name, required, choices, today }} />
  );
  return (
    <Card>
      <PostForm form={form} action={action} intent={intent}>
        {rows.map((row) =>
          row.length > 1 ? (
            <FieldGroup key={row.join()} columns={2}>
              {row.map(field)}
            </FieldGroup>
          ) : (
            row.map(field)
          ),
        )}
        <Inline>
          <SubmitButton>{save}</SubmitButton>
          <ButtonLink href={cancelHref} variant="quiet">
            {text('garage.cancel')}
          </ButtonLink>
        </Inline>
      </PostForm>
    </Card>
  );
}

type FieldProps = Required<Pick<GarageFormProps, 'required' | 'choices'>> & {
  readonly name: FieldName;
  readonly given: ReturnType<ShopForm['field']>;
  readonly today: string | undefined;
};

function Field({ name, given, required, choices, today }: FieldProps) {
  const text = useText();
  const spec: FieldSpec = FIELDS[name];
  const label = useFieldLabel()(name);
  const common = { ...given, label, ...(required.includes(name) ? { required: true } : { optional: true }) };
  switch (spec.kind) {
    case 'line':
      return <TextField {...common} {...spec.input} autoComplete="off" />;
    case 'day':
      return <DateField {...common} {...(today && { max: today })} />;
    case 'note':
      return <TextArea {...common} maxLength={500} />;
    case 'choice':
      return (
        <Select {...common} placeholder={text(spec.placeholder)}>
          <Options of={choices} />
        </Select>
      );
  }
}
