import { isB2cError, type B2cClient } from '@driveline/api';
import { garageMutations, vehicleMutations } from '@driveline/hooks';
import { mileageForm, serviceItemForm, vehicleForm, type Values } from '@driveline/validation';
import { dayIn } from '../../shop/dayIn.ts';
import { formAction, type Taken } from '../session/index.ts';
import { CHOSEN, detailsPath, historyPath, maintenancePath, MANAGE_PATH, VEHICLES_PATH } from './paths.ts';

const idOf = ({ params }: Pick<Taken, 'params'>) => params['vehicleId'] ?? '';

/** Removes a service (ACCT-053). */
export const historyAction = formAction({
  'remove-service': {
    save: async (taken) => {
      const vehicleId = idOf(taken);
      const { serviceItemId = '' } = taken.typed;
      await garageMutations.removeService(taken.client).mutate({ vehicleId, serviceItemId });
      return `${historyPath(vehicleId)}?done=removed`;
    },
  },
});

/** Notes a service, or corrects one that the address names (ACCT-054). */
export const serviceAction = formAction({
  'save-service': {
    rules: ({ market }) => serviceItemForm({ today: dayIn(market.timeZone) }),
    save: async (taken) => {
      const vehicleId = idOf(taken);
      const { serviceItemId } = taken.params;
      const service = serviceOf(taken.values);
      if (serviceItemId) {
        await garageMutations.updateService(taken.client).mutate({ vehicleId, serviceItemId, ...service });
      } else {
        await garageMutations.addService(taken.client).mutate({ vehicleId, ...service });
      }
      return `${historyPath(vehicleId)}?done=saved`;
    },
  },
});

function serviceOf({ date = '', mileage, serviceType = '', cost, shop, note }: Values) {
  return {
    date,
    mileage: Number(mileage),
    serviceType,
    cost: cost ? Number(cost) : null,
    shop: shop || null,
    note: note || null,
  };
}

/** Notes details of a vehicle; what is empty is taken back (VEHST-017). */
export const detailsFormAction = formAction({
  'save-details': {
    rules: ({ market }) => vehicleForm({ today: dayIn(market.timeZone), states: market.states }),
    save: async (taken) => {
      const vehicleId = idOf(taken);
      const { nickname, vin, licensePlate, state, mileage, purchaseDate, colour, note } = taken.values;
      await garageMutations.updateDetails(taken.client).mutate({
        vehicleId,
        nickname: nickname || null,
        vin: vin || null,
        licensePlate: licensePlate || null,
        state: state || null,
        mileage: mileage ? Number(mileage) : null,
        purchaseDate: purchaseDate || null,
        colour: colour || null,
        note: note || null,
      });
      return `${detailsPath(vehicleId)}?done=saved`;
    },
  },
});

/** Forgets a vehicle (VEHST-018). */
export const detailsAction = formAction({
  'remove-vehicle': {
    save: async (taken) => {
      await vehicleMutations.removeVehicle(taken.client).mutate({ vehicleId: idOf(taken) });
      return VEHICLES_PATH;
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
      return `${MANAGE_PATH}?done=saved`;
    },
  },
  'remove-vehicles': {
    save: async ({ client, typed }) => {
      const chosen = Object.keys(typed).filter((name) => name.startsWith(CHOSEN));
      for (const name of chosen) await forget(client, name.slice(CHOSEN.length));
      return chosen.length > 0 ? `${MANAGE_PATH}?done=removed` : MANAGE_PATH;
    },
  },
});

/** Notes what a vehicle has run, from which its schedule follows (ACCT-055). */
export const maintenanceAction = formAction({
  'save-mileage': {
    rules: () => mileageForm(),
    save: async (taken) => {
      const vehicleId = idOf(taken);
      await garageMutations
        .updateDetails(taken.client)
        .mutate({ vehicleId, mileage: Number(taken.values['mileage']) });
      return `${maintenancePath(vehicleId)}?done=saved`;
    },
  },
});
