import { useCheckedForm, type CheckedFormOptions } from '@driveline/ui/forms';
import { fieldNormalizer, type FieldKind, type Issue } from '@driveline/validation';
import type { FocusEvent } from 'react';
import { useIssueText } from './lateWords.tsx';
import { useShop } from './ShopProvider.tsx';

type ShopFormOptions = Omit<CheckedFormOptions<Issue>, 'issueText' | 'normalizers'> & {
  /** Fields whose text is put into form while it is typed (VALID-004). */
  readonly kinds?: Readonly<Record<string, FieldKind>>;
};

export type ShopForm = ReturnType<typeof useShopForm>;

/** A checked form with the words and the formats of the market. */
export function useShopForm({ kinds = {}, ...options }: ShopFormOptions) {
  const { market } = useShop();
  const { issueText, askForWords } = useIssueText();
  const normalizers = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, fieldNormalizer(kind, market)]),
  );
  const form = useCheckedForm({ ...options, issueText, normalizers });
  return {
    ...form,
    formProps: {
      ...form.formProps,
      onFocus: (event: FocusEvent<HTMLFormElement>) => {
        askForWords();
        form.formProps.onFocus(event);
      },
    },
  };
}
