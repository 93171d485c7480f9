import { expectTypeOf, test } from 'vitest';
import type { OrderStatus as Answered } from '@driveline/api/contract';
import type { OrderStatus as Shown } from '@driveline/ui';

// The components import no API, so each side spells its statuses; the type check of this file holds them together.
test('[ACCT-044] the components show the statuses that the API answers, all of them and no others', () => {
  expectTypeOf<Shown>().toEqualTypeOf<Answered>();
});
