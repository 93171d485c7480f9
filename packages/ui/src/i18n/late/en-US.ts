import { enUSConsent } from '../commerce/consent/en-US.ts';
import { enUSStore } from '../commerce/store/en-US.ts';
import type { LateStrings } from '../messages.ts';

export const enUSLate: LateStrings = {
  consent: enUSConsent,
  store: enUSStore,
  carousel: { previous: 'Previous', next: 'Next' },
  noMatches: 'Nothing matches',
};
