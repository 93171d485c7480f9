import { profileSectionForm, type ProfileSectionName } from '@driveline/hooks';
import { useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import type { ProfileFault } from './profileAction.ts';
import * as paths from '../../paths/index.ts';

/** The profile with one section open, or one address or card of it. */
export const editHref = (section: ProfileSectionName, id?: string) =>
  `${paths.profile()}?edit=${section}${id ? `&${section}=${encodeURIComponent(id)}` : ''}`;

/** What a section's form stands on. */
type SectionFields = Pick<Parameters<typeof useShopForm>[0], 'start' | 'labels' | 'kinds' | 'normalizers'>;

/** What each section of the profile stands on: whether it is open, its checked form, and what was refused. */
export function useSection(section: ProfileSectionName, { start, ...fields }: SectionFields = {}) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const { state, formData } = useNavigation();
  const fault = useFault(section);
  const isEditing = fault !== undefined || query.get('edit') === section;
  const intent = `save-${section}` as const;
  const form = useShopForm({
    id: section,
    rules: isEditing ? profileSectionForm(section, market) : undefined,
    start: fault?.values ?? start,
    issues: fault?.issues,
    ...fields,
    withSummary: false,
  });
  return {
    form,
    fault,
    props: {
      isEditing,
      editHref: editHref(section),
      cancelHref: paths.profile(),
      save: targetAt(paths.profile(), intent),
      isSaving: state !== 'idle' && formData?.get('intent') === intent,
      form: form.formProps,
      error: fault?.message === undefined ? undefined : fault.message || text('error_generic'),
    },
  };
}

/** What was refused of a section; what could not be removed is one of the list's. */
function useFault(section: ProfileSectionName): ProfileFault | undefined {
  const answer = useActionData() as ProfileFault | undefined;
  const refused = answer?.values['intent']?.replace(/^remove-/, 'save-');
  return refused === `save-${section}` ? answer : undefined;
}
