import { screen } from '@testing-library/react';
import { businessInvoice, cfdi, notaFiscal } from '@driveline/validation/testing';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TaxDocumentFields } from './TaxDocumentFields.tsx';

const field = (name: string) => ({ id: `at-${name}`, name });
const choices = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
const company = 'SAT970701NN3';

describeConformance((props) => <TaxDocumentFields document={cfdi} field={field} values={{}} {...props} />, {
  refInstanceof: HTMLDivElement,
});

describe('[PLUS-058] what an invoice is issued with', () => {
  test('is required of nobody by the browser', () => {
    render(<TaxDocumentFields document={cfdi} field={field} values={{}} />);
    expect(document.querySelectorAll('[required]')).toHaveLength(0);
  });

  test('offers the regimes of the taxpayer and the uses of the regime', () => {
    const shown = (values: Record<string, string>) => (
      <TaxDocumentFields document={cfdi} field={field} values={values} />
    );
    const { rerender } = render(shown({}));
    expect(choices('Tax regime')).toEqual(expect.arrayContaining(['', '601', '612']));
    rerender(shown({ taxId: company }));
    expect(choices('Tax regime')).not.toContain('612');
    // While it is mended, the list stays.
    rerender(shown({ taxId: company.slice(0, 8), taxRegime: '601' }));
    expect(choices('Tax regime')).not.toContain('612');
    expect(choices('Invoice use')).not.toContain('D01');
    rerender(shown({ taxId: 'GODE561231GR8', taxRegime: '605' }));
    expect(choices('Tax regime')).not.toContain('601');
    expect(choices('Invoice use')).not.toContain('G03');
  });

  test('asks a company of Brazil for more', () => {
    const shown = (taxId: string) => (
      <TaxDocumentFields document={notaFiscal} field={field} values={{ taxId }} />
    );
    const { rerender } = render(shown(''));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    rerender(shown('11.222.333/0001-81'));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  test('hints at a number that was asked about, and sends with the form that it was', () => {
    const shown = (values: Record<string, string>, submission = 0) => (
      <form>
        <TaxDocumentFields document={cfdi} field={field} values={values} submission={submission} />
      </form>
    );
    const sent = () => new FormData(document.forms[0]).get('taxIdAsked');
    const hint = () => screen.queryByText(/If it’s correct/);
    const { rerender } = render(shown({}));
    rerender(shown({ taxId: 'SAT970701NN4' }));
    expect([sent(), hint()]).toEqual([null, null]);
    rerender(shown({ taxId: 'SAT970701NN4' }, 1));
    expect(sent()).toBe('SAT970701NN4');
    expect(hint()).not.toBeNull();
    // Another number is another question.
    rerender(shown({ taxId: 'SAT970701NN5' }, 1));
    expect([sent(), hint()]).toEqual(['SAT970701NN4', null]);
    rerender(shown({ taxId: company }, 2));
    expect([sent(), hint()]).toEqual([null, null]);
  });

  test('asks for what a market from outside brings, and for nothing else', () => {
    render(<TaxDocumentFields document={businessInvoice} field={field} values={{}} />);
    expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('name'))).toEqual([
      'taxId',
      'legalName',
    ]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('is sent only while its box is ticked', () => {
    const shown = (values: Record<string, string>) => (
      <form>
        <TaxDocumentFields
          document={cfdi}
          field={field}
          values={values}
          box={{ name: 'wants', isTicked: false }}
        />
      </form>
    );
    const { rerender } = render(shown({}));
    const names = () => [...new FormData(document.forms[0]).keys()];
    expect(names()).toEqual([]);
    rerender(shown({ wants: 'true' }));
    expect(names()).toEqual(['taxId', 'legalName', 'taxRegime', 'invoiceUse', 'postalCode']);
  });
});
