import {
  TAX_ID_ASKED,
  taxChoices,
  taxFieldsOf,
  taxIdDoubt,
  taxpayerOf,
  type TaxDocument,
  type TaxDocumentName,
  type Taxpayer,
} from '@driveline/validation';
import { useState, type ComponentProps } from 'react';
import type { TaxDocumentStrings } from '../../i18n/commerce/order/messages.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import {
  AddressFields,
  type AddressFieldProps,
  type AddressFieldSpec,
} from '../AddressFields/AddressFields.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import type { Texts } from '../Form/formRules.ts';
import { classNames } from '../private/classNames.ts';
import { useHydrated } from '../private/useHydrated.ts';
import * as styles from './TaxDocumentFields.css.ts';

export interface TaxDocumentFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the market asks for: `taxDocument` of its record. */
  document: TaxDocument;
  /** Of a `Form`, or a form library's registration. */
  field: (name: string) => AddressFieldProps;
  /** What stands in the form now. */
  values: Texts;
  /** Grows with each submit that was not sent: a number that such a form asked about is meant when it is sent again. */
  submission?: number;
  /** The box that opens the fields; without one they are always open. */
  box?: { name: string; isTicked: boolean };
}

/** What an invoice is issued with; what is offered follows from whose number it is. */
export function TaxDocumentFields(props: TaxDocumentFieldsProps) {
  const { document, field, values, submission = 0, box, className, ...rest } = props;
  const words = useStrings().taxDocument;
  const hasScript = useHydrated();
  const known = useTaxpayer(document, values['taxId'] ?? '');
  const asked = useAskedNumber(document, values['taxId'], submission);
  // As an error the question is gone with the next key; it stays at its field until it is answered.
  const isAsked =
    asked !== undefined && asked === values['taxId'] && field('taxId').errorMessage === undefined;
  // Nothing narrows the lists again where no script runs.
  const taxpayer = hasScript ? known : undefined;
  const lists = taxChoices(document, taxpayer, hasScript ? values['taxRegime'] : undefined);
  // Where two kinds of numbers are told apart, the rest is asked once it is seen whose this one is.
  const names = taxFieldsOf(document, hasScript ? (known ?? 'person') : undefined);
  const specs = names.map((name): AddressFieldSpec => {
    const list = name === 'taxRegime' || name === 'invoiceUse' ? lists[name] : undefined;
    return {
      ...specOf(name, words, name !== 'taxId' || isAsked),
      ...(list && {
        options: list.map(({ code, name: called }) => ({ value: code, label: `${code} ${called}` })),
        placeholder: words.choose,
      }),
    };
  });
  const fields = (
    <>
      <AddressFields fields={specs} field={field} />
      {asked !== undefined && <input type="hidden" name={TAX_ID_ASKED} value={asked} />}
    </>
  );
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {box && (
        <div className={styles.box}>
          <Checkbox name={box.name} value="true" defaultChecked={box.isTicked} data-kept="">
            {words.wanted}
          </Checkbox>
        </div>
      )}
      {box ? (
        // What nobody sees is not sent.
        <FieldGroup
          aria-label={words.title}
          className={styles.fields}
          disabled={hasScript && !(box.name in values)}
        >
          {fields}
        </FieldGroup>
      ) : (
        fields
      )}
    </div>
  );
}

/** Whom the last whole number named: one that is being typed changes no list under the shopper's hands. */
function useTaxpayer(document: TaxDocument, taxId: string): Taxpayer | undefined {
  const now = taxpayerOf(document, taxId);
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}

/** The number that the last form that was not sent had, or the page began with, where there is something to ask about it. */
function useAskedNumber(document: TaxDocument, taxId: string | undefined, submission: number) {
  const [asked, setAsked] = useState({ submission, taxId });
  if (asked.submission !== submission) setAsked({ submission, taxId });
  return asked.taxId && taxIdDoubt(document, asked.taxId) ? asked.taxId : undefined;
}

function specOf(
  name: TaxDocumentName,
  { labels, hints }: TaxDocumentStrings,
  hasHint: boolean,
): AddressFieldSpec {
  const hint = hasHint ? (hints as { readonly [key in TaxDocumentName]?: string })[name] : undefined;
  return {
    name,
    label: labels[name],
    isFree: true,
    columns: name === 'postalCode' ? 3 : 6,
    autoComplete: autoComplete[name] ?? 'off',
    ...(name === 'postalCode' && { inputMode: 'numeric' }),
    ...(hint !== undefined && { description: hint }),
  };
}

const autoComplete: { readonly [key in TaxDocumentName]?: string } = {
  legalName: 'organization',
  postalCode: 'postal-code',
};
