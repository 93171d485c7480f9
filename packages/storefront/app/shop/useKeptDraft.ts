import { createDrafts, useKeptDraft as useDraft, type DraftOptions } from '@driveline/hooks';
import { useNavigation } from 'react-router-dom';
import { storage } from './storage.ts';
import type { ShopForm } from './useShopForm.ts';

const drafts = createDrafts(storage);

/** Keeps the texts of a form of the shop until it was sent (PLUS-065). */
export function useKeptDraft(
  { formProps: { ref } }: Pick<ShopForm, 'formProps'>,
  options: DraftOptions,
): void {
  const { formData } = useNavigation();
  useDraft(drafts, ref, { ...options, sentIntent: formData?.get('intent') });
}
