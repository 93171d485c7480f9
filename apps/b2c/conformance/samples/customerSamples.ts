import type { EndpointId } from '@driveline/api/contract';
import { contact } from '../client/buyer.ts';
import type { Belongings, Sample } from './sample.ts';

/** Of vehicles, warranties, rewards and the sign-in, by which the last ones end. */
export const customerSamples = ({
  storeNumber,
  catalogVehicleId,
  vehicleId,
  serviceItemId,
  warrantyId,
  warrantyItemId,
  rewardsId,
  otherRewardsId,
}: Belongings) =>
  ({
    'vehicles.catalog': {
      params: { level: 'model' },
      query: { year: '2015', makeId: '1', modelId: '1', version: 'LX' },
    },
    'vehicles.byVin': { params: { vin: '1HGCM82633A004352' } },
    'vehicles.byPlate': { body: { plate: 'ABC1D23' } },
    'vehicles.add': { body: { catalogVehicleId, source: 'picker' } },
    'vehicles.list': {},
    'vehicles.updatePreferred': { body: { vehicleId, source: 'vin' } },
    'vehicles.current': {},
    'vehicles.answer': { body: { questionId: 'x', value: 'y' } },
    'vehicles.clearPreferred': {},
    'vehicles.remove': { params: { vehicleId: 'x' } },
    'vehicles.details': { params: { vehicleId } },
    'vehicles.updateDetails': {
      params: { vehicleId },
      body: {
        nickname: 'Blue',
        vin: '1HGCM82633A004352',
        licensePlate: 'ABC1',
        state: 'IL',
        mileage: 80_000,
        purchaseDate: '2020-01-31',
        colour: 'blue',
        note: 'n',
      },
    },
    'garage.services': { params: { vehicleId } },
    'garage.addService': {
      params: { vehicleId },
      body: { date: '2024-05-01', mileage: 70_000, serviceType: 'other', cost: 40.5, shop: 's', note: 'n' },
    },
    'garage.updateService': {
      params: { vehicleId, serviceItemId },
      body: { date: '2024-05-01', mileage: 70_000, serviceType: 'other', cost: null, shop: null, note: 'n' },
    },
    'garage.removeService': { params: { vehicleId, serviceItemId } },
    'garage.repairGuide': { query: { vehicleId: catalogVehicleId, guideId: 'x' } },
    'warranties.list': { query: { searchText: 'a', status: 'active', pageNumber: 1, maxResult: 5 } },
    'warranties.setSerial': { params: { warrantyId, warrantyItemId }, body: { serialNumber: 'AB12' } },
    'rewards.lookUp': {
      query: { maxResult: 5, pageNumber: 1 },
      body: {
        customerData: {
          lastName: 'Driver',
          telephoneNumber: '9015550134',
          emailAddress: contact.email,
          postalCode: '38103',
        },
      },
    },
    'rewards.validate': { body: { rewardsId: otherRewardsId, candidateToken: 'x' } },
    'rewards.verifyId': { body: { rewardsId: otherRewardsId } },
    'rewards.answerQuestions': {
      body: {
        rewardsId: otherRewardsId,
        candidateToken: 'x',
        answers: [{ questionId: 'oneTimeCode', answer: '123456' }],
      },
    },
    'rewards.sendCard': { body: { rewardsId, email: contact.email } },
    'rewards.activity': {
      params: { rewardsCardNumber: rewardsId },
      query: { fromDate: '2026-01-01', toDate: '2026-06-01', order_type: 'RETURN' },
    },
    'rewards.signUp': { body: { ...contact, postalCode: '38103', birthday: '05-31', acceptsTerms: true } },
    'rewards.update': {
      body: {
        ...contact,
        rewardsId,
        candidateToken: 'x',
        oneTimeCode: '123456',
        postalCode: '38103',
        birthday: '05-31',
      },
    },
    'rewards.merge': { body: { rewardsIds: [rewardsId, otherRewardsId], keep: rewardsId } },
    'rewards.requestCredit': { body: { storeNumber, date: '2026-05-01', receiptNumber: '1', amount: 10.5 } },
    'rewards.acknowledgeAlert': { body: { alertType: 'TC' } },
    'rewards.dismissAlert': { body: { alertType: 'OP' } },
    // Last: one of them signs out.
    'identity.register': {
      body: {
        firstName: 'Ada',
        lastName: 'Driver',
        email: 'fuzz@example.com',
        phoneNumber: '9015550134',
        postalCode: '60616',
        password: 'seven quiet gearboxes',
        receivePromoAndSpecialEvents: true,
        joinRewards: false,
      },
    },
    'identity.login': { body: { username: 'fuzz', password: 'x', rememberMe: true, captchaToken: 'x' } },
    'identity.logout': { body: {} },
    'identity.token': { body: {} },
    'identity.otpDestinations': { body: { username: 'fuzz', rememberMe: true } },
    'identity.sendOtp': { body: { channel: 'email', destinationId: 'email' } },
    'identity.verifyOtp': { body: { code: '123456' } },
    'identity.forgotPassword': { body: { email: 'fuzz@example.com' } },
    'identity.confirmEmail': { body: { code: 'x' } },
    'identity.checkReset': { body: { code: 'x' } },
    'identity.resetPassword': { body: { code: 'x', password: 'seven quiet gearboxes' } },
  }) satisfies Partial<Record<EndpointId, Sample>>;
