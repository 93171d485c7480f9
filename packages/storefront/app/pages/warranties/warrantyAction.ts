import { garageMutations } from '@driveline/hooks';
import { warrantyForm } from '@driveline/validation';
import { formAction } from '../../session/formAction.ts';
import * as paths from '../../paths/index.ts';

/** Notes the serial number of a part; an empty one takes it back (ACCT-052). */
export const warrantyAction = formAction({
  'save-serial': {
    rules: () => warrantyForm(),
    save: async ({ client, params, values }) => {
      const { warrantyId = '', warrantyItemId = '' } = params;
      const serialNumber = values['serialNumber'] || null;
      await garageMutations.setSerial(client).mutate({ warrantyId, warrantyItemId, serialNumber });
      return `${paths.coveredPart(warrantyId, warrantyItemId)}?done=saved`;
    },
  },
});
