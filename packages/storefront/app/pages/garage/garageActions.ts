import { isB2cError, type B2cClient } from '@driveline/api';
import { garageMutations, serviceFormBody, vehicleFormBody, vehicleMutations } from '@driveline/hooks';
import { mileageForm, serviceItemForm, vehicleForm } from '@driveline/validation';
import { formAction, type Taken } from '../../session/formAction.ts';
import { dayIn } from '../../shop/dayIn.ts';
import { CHOSEN } from './loadGarage.ts';
import * as paths from '../../paths/index.ts';

const idOf = ({ params }: Pick<Taken, 'params'>) => params['vehicleId'] ?? '';

/** Removes a service (ACCT-053). */
export const historyAction = formAction({
  'remove-service': {
    save: async (taken) => {
      const vehicleId = idOf(taken);
      const { serviceItemId = '' } = taken.typed;
      await garageMutations.removeService(taken.client).mutate({ vehicleId, serviceItemId });
      return `${paths.serviceHistory(vehicleId)}?done=removed`;
    },
  },
});

/** Notes a service, or corrects one that the address names (ACCT-054). */
export const serviceAction = formAction({
  'save-service': {
    rules: ({ market }) => serviceItemForm({ today: dayIn(market.timeZone) }),
    save: async (taken) => {
      const { client, values } = taken;
      const { serviceItemId } = taken.params;
      const service = { vehicleId: idOf(taken), ...serviceFormBody(values) };
      await (serviceItemId
        ? garageMutations.updateService(client).mutate({ ...service, serviceItemId })
        : garageMutations.addService(client).mutate(service));
      return `${paths.serviceHistory(service.vehicleId)}?done=saved`;
    },
  },
});

/** Notes details of a vehicle; what is empty is taken back (VEHST-017). */
export const detailsFormAction = formAction({
  'save-details': {
    rules: ({ market }) => vehicleForm({ today: dayIn(market.timeZone), states: market.states }),
    save: async (taken) => {
      const vehicleId = idOf(taken);
      const details = vehicleFormBody(taken.values);
      await garageMutations.updateDetails(taken.client).mutate({ vehicleId, ...details });
      return `${paths.vehicle(vehicleId)}?done=saved`;
    },
  },
});

/** Forgets a vehicle (VEHST-018). */
export const detailsAction = formAction({
  'remove-vehicle': {
    save: async (taken) => {
      await vehicleMutations.removeVehicle(taken.client).mutate({ vehicleId: idOf(taken) });
      return paths.vehicles();
    },
  },
});

/** One that another tab, or a try before this one, has removed is as gone as it should be. */
async function forget(client: B2cClient, vehicleId: string): Promise<void> {
  try {
    await vehicleMutations.removeVehicle(client).mutate({ vehicleId });
  } catch (error) {
    if (!isB2cError(error) || error.status !== 404) throw error;
  }
}

/** Names a vehicle, or forgets those that were chosen (VEHST-016). */
export const manageAction = formAction({
  'save-nickname': {
    save: async ({ client, typed: { vehicleId = '', nickname } }) => {
      await garageMutations.updateDetails(client).mutate({ vehicleId, nickname: nickname?.trim() || null });
      return `${paths.manageVehicles()}?done=saved`;
    },
  },
  'remove-vehicles': {
    save: async ({ client, typed }) => {
      const chosen = Object.keys(typed).filter((name) => name.startsWith(CHOSEN));
      for (const name of chosen) await forget(client, name.slice(CHOSEN.length));
      return chosen.length > 0 ? `${paths.manageVehicles()}?done=removed` : paths.manageVehicles();
    },
  },
});

/** Notes what a vehicle has run, from which its schedule follows (ACCT-055). */
export const maintenanceAction = formAction({
  'save-mileage': {
    rules: () => mileageForm(),
    save: async (taken) => {
      const vehicleId = idOf(taken);
      const mileage = Number(taken.values['mileage']);
      await garageMutations.updateDetails(taken.client).mutate({ vehicleId, mileage });
      return `${paths.maintenance(vehicleId)}?done=saved`;
    },
  },
});
