import { useActionData } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { personKinds, usePersonLabels } from '../person/PersonFields.tsx';

type PostFormOptions = Omit<Parameters<typeof useShopForm>[0], 'answer'>;

/** A form whose post the page answers; an answer without what was typed says what was done. */
export function usePostForm(options: PostFormOptions) {
  const given = useActionData() as FormAnswer | { readonly values?: undefined } | undefined;
  const answer = given?.values && given;
  return { ...useShopForm({ ...options, answer }), answer };
}

/** One with fields of a person, which have names and formats of their own. */
export function usePersonForm({ labels, ...options }: PostFormOptions) {
  return usePostForm({ ...options, labels: { ...usePersonLabels(), ...labels }, kinds: personKinds });
}
