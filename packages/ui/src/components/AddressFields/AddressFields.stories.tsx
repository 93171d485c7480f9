import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AddressFields, type AddressFieldSpec } from './AddressFields.tsx';
import { FirstSubmit } from './FillButton.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];
const us: AddressFieldSpec[] = [
  { name: 'address1', label: 'Street address', columns: 6, autoComplete: 'address-line1' },
  { name: 'address2', label: 'Apartment, suite', columns: 6, optional: true },
  { name: 'zip', label: 'ZIP code', columns: 2, autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'city', label: 'City', columns: 2, autoComplete: 'address-level2' },
  { name: 'state', label: 'State', columns: 2, options: states, placeholder: 'Choose a state' },
];
const words = { placeholder: 'Escolha', other: 'Outro bairro', back: 'Ver lista' };
const brazil: AddressFieldSpec[] = [
  { name: 'zip', label: 'CEP', columns: 2, autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'address1', label: 'Logradouro', columns: 4, autoComplete: 'address-line1' },
  { name: 'number', label: 'Número', columns: 2 },
  { name: 'address2', label: 'Complemento', columns: 4, optional: true },
  {
    name: 'district',
    label: 'Bairro',
    columns: 3,
    choices: { values: ['Pinheiros', 'Vila Madalena'], value: '', ...words },
  },
  { name: 'city', label: 'Cidade', columns: 3, autoComplete: 'address-level2' },
];
const typed: Readonly<Record<string, string>> = {
  address1: '12345 North Very Long Boulevard Avenue East, Building 4',
  zip: '9211',
  city: 'Rancho Santa Margarita Heights',
};
const field = (place: string) => (name: string) => ({ id: `${place}-${name}`, name });

const meta = {
  component: AddressFields,
  subcomponents: { FirstSubmit },
  // It has no look: Enter in the field presses it.
  parameters: {
    playgrounds: {
      FirstSubmit: {
        decorators: [
          (Story: ComponentType) => (
            <form onSubmit={(event) => event.preventDefault()}>
              <Story />
              <TextField label="ZIP code" name="zip" />
            </form>
          ),
        ],
      },
    },
  },
  title: 'Components/AddressFields',
  args: { fields: us, field: field('us') },
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        'as the US asks': <AddressFields fields={us} field={field('us')} />,
        'as Brazil asks': <AddressFields fields={brazil} field={field('br')} />,
        'filled in, with an error': (
          <AddressFields
            fields={us}
            field={(name) => ({
              ...field('typed')(name),
              ...(typed[name] !== undefined && { defaultValue: typed[name] }),
              ...(name === 'zip' && { errorMessage: 'ZIP code is 1 digit short, for example 92110.' }),
            })}
          />
        ),
      }}
    />
  ),
};
