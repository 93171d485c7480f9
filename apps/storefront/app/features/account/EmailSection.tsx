import { ProfileSection } from '@driveline/ui/account';
import { TextField } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** The email; a new one asks for the password. */
export function EmailSection({ profile, retry }: PartProps) {
  const text = useText();
  const labels = { email: text('contact.email') };
  const { form, props } = useSection('email', { email: profile?.email ?? '' }, labels);
  return (
    <ProfileSection
      title={labels.email}
      items={known(profile, ({ email }) => [[labels.email, email]])}
      retry={retry}
      asksPassword
      {...props}
    >
      <TextField {...form.field('email')} label={labels.email} type="email" autoComplete="email" required />
    </ProfileSection>
  );
}
