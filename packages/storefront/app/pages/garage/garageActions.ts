import { forgetVehicle, garageMutations, serviceFormBody, vehicleFormBody } from '@driveline/hooks';
import { mileageForm, serviceItemForm, vehicleForm, dayIn } from '@driveline/validation';
import { formAction } from '../../session/formAction.ts';
import { CHOSEN } from './loadGarage.ts';
import * as paths from '../../paths/index.ts';

/** Removes a service (ACCT-053). */
export const historyAction = formAction({
  'remove-service': {
    save: async ({ client, params: { vehicleId = '' }, typed: { serviceItemId = '' } }) => {
      await garageMutations.removeService(client).mutate({ vehicleId, serviceItemId });
      return `${paths.serviceHistory(vehicleId)}?done=removed`;
    },
  },
});

/** Notes a service, or corrects one that the address names (ACCT-054). */
export const serviceAction = formAction({
  'save-service': {
    rules: ({ market }) => serviceItemForm({ today: dayIn(market.timeZone) }),
    save: async ({ client, params: { vehicleId = '', serviceItemId }, values }) => {
      const service = { vehicleId, ...serviceFormBody(values) };
      await (serviceItemId
        ? garageMutations.updateService(client).mutate({ ...service, serviceItemId })
        : garageMutations.addService(client).mutate(service));
      return `${paths.serviceHistory(vehicleId)}?done=saved`;
    },
  },
});

/** Notes details of a vehicle; what is empty is taken back (VEHST-017). */
export const detailsFormAction = formAction({
  'save-details': {
    rules: ({ market }) => vehicleForm({ today: dayIn(market.timeZone), states: market.states }),
    save: async ({ client, params: { vehicleId = '' }, values }) => {
      await garageMutations.updateDetails(client).mutate({ vehicleId, ...vehicleFormBody(values) });
      return `${paths.vehicle(vehicleId)}?done=saved`;
    },
  },
});

/** Forgets a vehicle (VEHST-018). */
export const detailsAction = formAction({
  'remove-vehicle': {
    save: async ({ client, params: { vehicleId = '' } }) => {
      await forgetVehicle(client, vehicleId);
      return paths.vehicles();
    },
  },
});

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
      for (const name of chosen) await forgetVehicle(client, name.slice(CHOSEN.length));
      return chosen.length > 0 ? `${paths.manageVehicles()}?done=removed` : paths.manageVehicles();
    },
  },
});

/** Notes what a vehicle has run, from which its schedule follows (ACCT-055). */
export const maintenanceAction = formAction({
  'save-mileage': {
    rules: () => mileageForm(),
    save: async ({ client, params: { vehicleId = '' }, values }) => {
      const mileage = Number(values['mileage']);
      await garageMutations.updateDetails(client).mutate({ vehicleId, mileage });
      return `${paths.maintenance(vehicleId)}?done=saved`;
    },
  },
});
