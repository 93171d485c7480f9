import type { CheckoutState } from '@driveline/api';
import { addressCountry, formResolver, type Form } from '@driveline/validation';
import type { FocusEvent, SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmit } from 'react-router-dom';
import { useScript } from '../../navigation/useScript.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useIssueText } from '../../shop/useIssueText.ts';
import { useDataText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { contactLabels, contactValues, validateContact } from './contactFields.ts';
import { usePlaceFill } from './usePlaceFill.ts';

export type FieldProps = ReturnType<ReturnType<typeof useContactForm>['field']>;

/** `id` of a field's control, which the summary links to. */
const fieldId = (name: string) => `contact-${name}`;

/**
 * The contact form with its checks in the browser. Its start values are those of the HTML, so that what was
 * typed before script runs stays; the post itself goes to the route's action, by script or without.
 */
export function useContactForm(state: CheckoutState, fault: CheckoutFault | undefined) {
  const { market } = useShop();
  const issueText = useIssueText();
  const text = useDataText();
  const submit = useSubmit();
  const start = fault?.values ?? contactValues(state, market);
  const isShipped = state.containsShipToHomeItem;
  const form: Pick<Form, 'validate'> = { validate: (input) => validateContact(market, isShipped, input) };
  const { register, handleSubmit, formState, watch, setValue } = useForm<Record<string, string>>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: start,
    resolver: formResolver(form as Form, issueText) as never,
  });
  const { errors, submitCount, isSubmitted } = formState;
  const neighborhoods = usePlaceFill(market, isShipped, {
    values: watch(),
    setValue: (name, value) => setValue(name, value, { shouldValidate: isSubmitted }),
  });
  const served = Object.fromEntries((fault?.issues ?? []).map((issue) => [issue.field, issueText(issue)]));
  const messageOf = (name: string) => errors[name]?.message ?? (isSubmitted ? undefined : served[name]);
  const shown = isSubmitted ? errors : served;
  const labels = contactLabels(market);
  return {
    /** The browser's own bubbles would come before the messages beside the fields. */
    noValidate: useScript(),
    country: addressCountry(watch(), market)?.code ?? '',
    /** Choices of the address fields that offer a list. */
    neighborhoods,
    submission: submitCount,
    summary: Object.keys(shown).map((name) => ({
      fieldId: fieldId(name),
      ...(labels[name] && { label: text(labels[name]) }),
      message: messageOf(name) ?? '',
    })),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const target = event.currentTarget;
      void handleSubmit(() => submit(target))(event);
    },
    field: (name: string) => {
      const { onBlur, ...registered } = register(name);
      return {
        ...registered,
        onBlur: async (event: FocusEvent<HTMLElement>) =>
          void (leavesBySubmit(event) || (await onBlur(event))),
        inputId: fieldId(name),
        defaultValue: start[name] ?? '',
        errorMessage: messageOf(name),
      };
    },
  };
}

/**
 * The field is left by pressing the form's button. The submit checks it in a moment; a message before that would
 * push the button away from under the pointer, and the press would be none.
 */
function leavesBySubmit({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.form?.contains(currentTarget) === true;
}
