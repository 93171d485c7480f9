/** Password of every demonstration person: public, and never seeded where real people are (`seedPeople`). */
export const demonstrationPassword = 'drive the long way';

export interface DemonstrationPerson {
  /** Last part of the id, first of the email, and username. */
  readonly role: string;
  readonly userType: '4' | '7' | '11';
  readonly receivesPromotions: boolean;
  /** Signs in with a one-time code after the password. */
  readonly isTwoStep?: boolean;
}

/** The same in each market. Cards, orders and vehicles are seeded by their own modules for these ids. */
export const demonstrationPeople: readonly DemonstrationPerson[] = [
  { role: 'member', userType: '4', receivesPromotions: true },
  { role: 'linked', userType: '7', receivesPromotions: true },
  { role: 'type4', userType: '4', receivesPromotions: true },
  { role: 'terms', userType: '7', receivesPromotions: true },
  { role: 'optin', userType: '4', receivesPromotions: false },
  { role: 'standalone', userType: '11', receivesPromotions: true },
  { role: 'remembered', userType: '4', receivesPromotions: true },
  { role: 'twostep', userType: '4', receivesPromotions: true, isTwoStep: true },
];

export const personId = (market: string, role: string): string => `demo-${market}-${role}`;

/** `member.us@example.com`: a domain that belongs to nobody. */
export const personEmail = (market: string, role: string): string => `${role}.${market}@example.com`;

/** Address on file of a person's rewards card, to which its codes go: `type4.card.us@example.com`. */
export const cardEmail = (market: string, role: string): string => personEmail(market, `${role}.card`);
