import { address, contact, localityOf } from '@driveline/b2c/conformance';
import { record } from './record.ts';

/** What a shopper here types: `npm run contract -- --origin URL --market ca --localities examples/canada/localities.ts`. */
export const localities = [
  localityOf(record, {
    place: 'H2Y 1C6',
    searches: ['brake pads', 'brake rotors'],
    configured: ['wiper blades'],
    asking: ['brake rotors', 'brake pads'],
    person: { ...contact, phoneNumber: '5145550134' },
    address: { ...address, city: 'Montréal', state: 'QC', postalCode: 'H2Y 1C6' },
    memberPhone: '',
    receiptStore: '',
    receiptAmount: 0,
    promoCode: '',
    membership: 'MEMBER-CA-2024',
    page: '/lp/termsAndConditions',
  }),
];
