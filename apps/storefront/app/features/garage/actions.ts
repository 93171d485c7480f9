import { garageMutations, vehicleMutations } from '@driveline/hooks';
import { mileageForm, serviceItemForm, vehicleForm, type Values } from '@driveline/validation';
import { dayIn } from '../../shop/dayIn.ts';
import { memberAction, type Taken } from '../session/index.ts';
import { detailsPath, historyPath, maintenancePath, VEHICLES_PATH } from './paths.ts';

const idOf = ({ params }: Pick<Taken, 'params'>) => params['vehicleId'] ?? '';

/** Removes a service (ACCT-053). */
export const historyAction = memberAction({
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
export const serviceAction = memberAction({
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
export const detailsFormAction = memberAction({
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
export const detailsAction = memberAction({
  'remove-vehicle': {
    save: async (taken) => {
      await vehicleMutations.removeVehicle(taken.client).mutate({ vehicleId: idOf(taken) });
      return VEHICLES_PATH;
    },
  },
});

/** Notes what a vehicle has run, from which its schedule follows (ACCT-055). */
export const maintenanceAction = memberAction({
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
