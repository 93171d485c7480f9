import { TextField } from '@driveline/ui/forms';
import { ProfileSection } from '@driveline/ui/account';
import { warrantyForm } from '@driveline/validation';
import { useActionData, useNavigation, useParams, useSearchParams } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { itemPath } from './paths.ts';

const rules = warrantyForm();

/** The serial number of a part, which a claim asks for; read, and noted in its place (ACCT-052, VALID-023). */
export function SerialSection({ serialNumber }: { serialNumber: string | null }) {
  const text = useText();
  const { warrantyId = '', warrantyItemId = '' } = useParams();
  const [query] = useSearchParams();
  const { state } = useNavigation();
  const answer = useActionData() as FormAnswer | undefined;
  const path = itemPath(warrantyId, warrantyItemId);
  const label = text('warranty.serial');
  const isEditing = answer !== undefined || query.get('edit') === 'serial';
  const form = useShopForm({
    id: 'serial',
    rules: isEditing ? rules : undefined,
    start: answer?.values ?? { serialNumber: serialNumber ?? '' },
    issues: answer?.issues,
    labels: { serialNumber: label },
    withSummary: false,
  });
  return (
    <ProfileSection
      title={label}
      items={serialNumber ? [{ term: label, value: serialNumber }] : []}
      isEditing={isEditing}
      editHref={`${path}?edit=serial`}
      cancelHref={path}
      save={{ action: path, intent: 'save-serial' }}
      form={form.formProps}
      isSaving={state === 'submitting'}
      error={answer?.at ? undefined : answer?.message}
    >
      <TextField
        {...answeredFields(form, answer)('serialNumber')}
        label={label}
        description={text('warranty.serial.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </ProfileSection>
  );
}
