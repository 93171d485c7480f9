import { Checkbox } from '@driveline/ui';
import { ProfileSection } from '@driveline/ui/account';
import { useText } from '../../shop/useText.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** Which offers come, and how (ACCT-042). */
export function PreferencesSection({ profile, retry }: PartProps) {
  const text = useText();
  const { fault, props } = useSection('preferences', {}, {});
  const choices = [
    ['promo', text('signIn.promo'), profile?.receivePromoAndSpecialEvents === true],
    ['print', text('account.print'), profile?.receivePromoPrint === '1'],
    ['texts', text('account.texts'), profile?.receiveTextMessage === true],
  ] as const;
  const isOn = (name: string, kept: boolean) => (fault ? name in fault.values : kept);
  return (
    <ProfileSection
      title={text('account.preferences')}
      items={known(profile, () =>
        choices.map(([, words, on]) => [words, text(on ? 'account.yes' : 'account.no')] as const),
      )}
      retry={retry}
      {...props}
    >
      {choices.map(([name, words, on]) => (
        <Checkbox key={name} name={name} value="true" defaultChecked={isOn(name, on)}>
          {words}
        </Checkbox>
      ))}
    </ProfileSection>
  );
}
