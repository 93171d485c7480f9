import { useCheckedForm, type CheckedFormOptions } from '@driveline/ui/forms';
import { fieldNormalizer, type FieldKind, type Issue } from '@driveline/validation';
import type { FocusEvent } from 'react';
import type { FormAnswer } from './formAnswer.ts';
import { useIssueText } from './lateWords.tsx';
import { useShop } from './useShop.ts';

type ShopFormOptions = Omit<CheckedFormOptions<Issue>, 'issueText'> & {
  /** What the form's action answered: what was typed comes back, and each fault stands at its field. */
  readonly answer?: FormAnswer | undefined;
  /** Fields whose text is put into form while it is typed (VALID-004). */
  readonly kinds?: Readonly<Record<string, FieldKind>>;
};

export type ShopForm = ReturnType<typeof useShopForm>;

const NO_ISSUES: readonly Issue[] = [];

/** A checked form with the words and the formats of the market. */
export function useShopForm({ kinds = {}, answer, ...options }: ShopFormOptions) {
  const { market } = useShop();
  const { issueText, askForWords } = useIssueText();
  const formats = Object.entries(kinds).map(([name, kind]) => [name, fieldNormalizer(kind, market)]);
  const normalizers = { ...Object.fromEntries(formats), ...options.normalizers };
  const posted = answer && { start: answer.values, issues: answer.issues ?? NO_ISSUES };
  const form = useCheckedForm({ ...options, ...posted, issueText, normalizers });
  // What is found wrong afterwards is about what stands there now.
  const message = form.summary.length > 0 ? undefined : answer?.message;
  return {
    ...form,
    field: (name: string): ReturnType<typeof form.field> => {
      const field = form.field(name);
      return { ...field, errorMessage: field.errorMessage ?? (answer?.at === name ? message : undefined) };
    },
    formProps: {
      ...form.formProps,
      onFocus: (event: FocusEvent<HTMLFormElement>) => {
        askForWords();
        form.formProps.onFocus(event);
      },
    },
  };
}
