import { ProfileSection } from '@driveline/ui/account';
import { EmailField, usePersonLabels } from '../person-fields/index.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** The email; a new one asks for the password. */
export function EmailSection({ profile, retry }: PartProps) {
  const { email: label } = usePersonLabels();
  const { form, props } = useSection('email', { email: profile?.email ?? '' }, { email: label });
  return (
    <ProfileSection
      title={label}
      items={known(profile, ({ email }) => [[label, email]])}
      retry={retry}
      asksPassword
      {...props}
    >
      <EmailField field={form.field} />
    </ProfileSection>
  );
}
