import type { Market } from '@driveline/markets';
import { accountForm, addressForm, newPasswordForm, type Form } from '@driveline/validation';
import type { SectionName } from './profileSections.ts';

const anything: Pick<Form, 'validate'> = { validate: () => ({ values: {}, issues: [] }) };

/** The rules of a section's form, for the browser and its action alike. */
export function profileForm(section: SectionName, market: Market): Pick<Form, 'validate'> {
  switch (section) {
    case 'contact':
      return accountForm(market, ['firstName', 'lastName', 'postalCode']);
    case 'email':
      return accountForm(market, ['email']);
    case 'phone':
      return accountForm(market, ['phoneNumber']);
    case 'password':
      return newPasswordForm({ isRepeated: true });
    case 'address':
      return addressForm(market, ['firstName', 'lastName', 'phoneNumber']);
    case 'preferences':
      return anything;
  }
}
