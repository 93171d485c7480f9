import type { Meta, StoryObj } from '@storybook/react-vite';
import { cfdi, notaFiscal } from '@driveline/validation/testing';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { TaxDocumentFields } from './TaxDocumentFields.tsx';

const field = (place: string) => (name: string) => ({ id: `${place}-${name}`, name: `${place}-${name}` });

const meta = {
  component: TaxDocumentFields,
  title: 'Components/TaxDocumentFields',
  args: { document: cfdi, field: field('args'), values: {} },
} satisfies Meta<typeof TaxDocumentFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        'not asked for': (
          <TaxDocumentFields
            document={cfdi}
            field={field('closed')}
            values={{}}
            box={{ name: 'closed', isTicked: false }}
          />
        ),
        factura: (
          <TaxDocumentFields
            document={cfdi}
            field={field('open')}
            values={{ open: 'true', taxId: 'SAT970701NN3', taxRegime: '601' }}
            box={{ name: 'open', isTicked: true }}
          />
        ),
        'nota fiscal of a company': (
          <TaxDocumentFields
            document={notaFiscal}
            field={(name) => ({
              ...field('company')(name),
              ...(name === 'stateRegistration' && { errorMessage: 'Informe a inscrição estadual.' }),
            })}
            values={{ taxId: '11.222.333/0001-81' }}
          />
        ),
      }}
    />
  ),
};
