import { useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import type { Values } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PROFILE_PATH } from './paths.ts';
import type { ProfileFault } from './profileAction.ts';
import { profileForm } from './profileForms.ts';
import { editPath, type SectionName } from './profileSections.ts';

/** What each section of the profile stands on: whether it is open, its checked form, and what was refused. */
export function useSection(
  section: SectionName,
  start: Values,
  labels: Readonly<Record<string, string>>,
  kinds: Parameters<typeof useShopForm>[0]['kinds'] = {},
) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const { state, formData } = useNavigation();
  const answer = useActionData() as ProfileFault | undefined;
  const fault = answer?.section === section ? answer : undefined;
  const isEditing = fault !== undefined || query.get('edit') === section;
  const intent = `save-${section}`;
  const form = useShopForm({
    id: section,
    rules: isEditing ? profileForm(section, market) : undefined,
    start: fault?.values ?? start,
    issues: fault?.issues,
    labels,
    kinds,
    withSummary: false,
  });
  return {
    form,
    fault,
    props: {
      isEditing,
      editHref: editPath(PROFILE_PATH, section),
      cancelHref: PROFILE_PATH,
      save: { action: PROFILE_PATH, intent },
      isSaving: state !== 'idle' && formData?.get('intent') === intent,
      form: form.formProps,
      error: fault?.message === undefined ? undefined : fault.message || text('error_generic'),
    },
  };
}
