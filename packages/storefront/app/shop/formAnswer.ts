import type { Issue, Values } from '@driveline/validation';
import type { ShopForm } from './useShopForm.ts';

/** What a form's action says when it did not do what was asked; all that was typed comes back. */
export type FormAnswer = {
  readonly values: Values;
  readonly issues?: readonly Issue[];
  /** Why the server refused it, worded; empty where the general words have to do. */
  readonly message?: string;
  /** What the contract calls the refusal, where a way on depends on it. */
  readonly key?: string;
  /** Field that the message is about. */
  readonly at?: string;
};

/** The form's fields, with the server's message at the one that it is about. */
export function answeredFields(
  { field, summary }: Pick<ShopForm, 'field' | 'summary'>,
  answer: FormAnswer | undefined,
): ShopForm['field'] {
  // What is found wrong afterwards is about what stands there now.
  const message = summary.length > 0 ? undefined : answer?.message;
  return (name) => {
    const own = field(name);
    return { ...own, errorMessage: own.errorMessage ?? (answer?.at === name ? message : undefined) };
  };
}
