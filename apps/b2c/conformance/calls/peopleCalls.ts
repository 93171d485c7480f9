import { addDays } from '../../src/clock/calendarDate.ts';
import { cardEmail } from '../../seed/people.ts';
import { tokenToSave } from '../client/buyer.ts';
import { goodPassword } from '../client/password.ts';
import { changed } from '../ownedFields.ts';
import type { Shopper } from '../client/shopper.ts';
import { joiner } from '../prepare.ts';
import { Unprepared, type TestedServer } from '../testedServer.ts';
import { localCall, type Calls, type Prepare } from './call.ts';
import { looksUp } from './looksUp.ts';

const codeIn = (mail: string): string => /\b(\d{6})\b/.exec(mail)?.[1] ?? '';

const resetLink = /\/resetPassword\/([\w-]+)/;
const confirmLink = /\/user\/confirmEmail\/([\w-]+)/;

/** One who has asked for a sign-in code. */
async function asking(tested: TestedServer) {
  const { email } = await tested.customer();
  const shopper = tested.visitor();
  await shopper.do('identity.otpDestinations', { body: { username: email } });
  return { shopper, email };
}

/** One who has got the link that sets a new password, and what is sent with its code. */
async function forgetting<Body extends object>(tested: TestedServer, body: Body) {
  const { email } = await tested.customer();
  const shopper = tested.visitor();
  await shopper.do('identity.forgotPassword', { body: { email } });
  const code = resetLink.exec(await tested.mailTo(email, resetLink, 0))?.[1] ?? '';
  return { shopper, input: { body: { ...body, code } } };
}

const sendCode = { body: { channel: 'email', destinationId: 'email' } } as const;

/**
 * A card of the demonstration that waits to be linked, as a look-up finds it, and where its code goes: that of `type4`
 * asks only for its code. Cards are told apart by the letter that is left of their address, since a validation would
 * send a code.
 */
async function waitingCard(tested: TestedServer, role: 'type4' | 'questions') {
  await tested.person('type4');
  const { shopper } = await tested.customer();
  const customerData = { lastName: 'Lookup', telephoneNumber: tested.locality.memberPhone };
  const { customers } = await shopper.do('rewards.lookUp', { body: { customerData } });
  const email = cardEmail(tested.locality.code, role);
  const card = customers.find(({ emailAddress }) => emailAddress[0] === email[0]);
  if (!card) throw new Unprepared(`the card of '${role}' does not wait to be linked`);
  return { shopper, candidateToken: card.candidateToken, email };
}

/** A line of an order that a person of the demonstration has got, and may bring back. */
const returnable = async (tested: TestedServer, withCore: boolean) => {
  const shopper = await tested.person('member');
  const { orders } = await shopper.do('orders.history', { query: { maxResult: 50 } });
  for (const { orderId } of orders) {
    const {
      orders: [order],
    } = await shopper.do('orders.detail', { params: { orderId } });
    for (const { lineItemList } of order?.shipmentInfoList ?? []) {
      const line = lineItemList.find(({ afterSale: left }) =>
        withCore ? left?.coreReturnable : left?.returnable,
      );
      if (line) return { shopper, orderId, commerceItemId: line.commerceItemId };
    }
  }
  throw new Unprepared('no order has something to bring back');
};

/** The receipt of the demonstration, which earns once. */
const receipt = 'DEMO1001';

/** Ten days before the people came; their last sample purchase is of the fifth. */
async function receiptDate(shopper: Shopper): Promise<string> {
  const { accounts } = await shopper.do('rewards.account');
  const entries: { readonly date: string; readonly description: string }[] = [];
  for (const { rewardsId: rewardsCardNumber } of accounts) {
    const { activities } = await shopper.do('rewards.activity', { params: { rewardsCardNumber } });
    entries.push(...activities);
  }
  if (entries.some(({ description }) => description.includes(receipt))) {
    throw new Unprepared('the credits of its sample receipt were given before');
  }
  const last = entries.find(({ description }) => /\bDEMO04$/.test(description));
  if (!last) throw new Unprepared('its linked person has no sample purchase');
  return addDays(last.date, -5);
}

/** Warranties of a person of the demonstration. */
const warranty: (serial?: string) => Prepare =
  (serialNumber) =>
  async ({ tested }) => {
    const shopper = await tested.person('member');
    const { warranties } = await shopper.do('warranties.list', { query: { maxResult: '50' } });
    const all = warranties.flatMap(({ warrantyId, items }) => items.map((item) => ({ warrantyId, ...item })));
    const item = all.find(({ hasSerialNumber }) => !serialNumber || hasSerialNumber);
    if (!item) throw new Unprepared('no warranty was found');
    const params = { warrantyId: item.warrantyId, warrantyItemId: item.warrantyItemId };
    return { shopper, input: { params, ...(serialNumber && { body: { serialNumber } }) } };
  };

/** Accounts, codes, rewards, garage and what came after a purchase. */
export const peopleCalls: Calls = {
  'identity.register': async ({ tested }) => ({
    shopper: tested.visitor(),
    input: {
      body: {
        firstName: 'Ada',
        lastName: 'Driver',
        email: `contract-${Date.now()}@example.com`,
        password: goodPassword,
      },
    },
  }),
  'identity.login': async ({ tested }) => {
    const { email } = await tested.customer();
    const body = { username: email, password: goodPassword, rememberMe: true };
    return { shopper: tested.visitor(), input: { body } };
  },
  'identity.logout': async ({ tested }) => ({ ...(await tested.customer()), input: { body: {} } }),
  'identity.token': async ({ tested }) => ({ ...(await tested.customer()), input: { body: {} } }),
  'identity.sendOtp': async ({ tested }) => ({ ...(await asking(tested)), input: sendCode }),
  'identity.verifyOtp': async ({ tested }) => {
    const { shopper, email } = await asking(tested);
    const since = Date.now();
    await shopper.do('identity.sendOtp', sendCode);
    const mail = await tested.mailTo(email, /\b\d{6}\b/, since);
    return { shopper, input: { body: { code: codeIn(mail) } } };
  },
  'identity.checkReset': ({ tested }) => forgetting(tested, {}),
  'identity.resetPassword': ({ tested }) => forgetting(tested, { password: 'eight loud gearboxes' }),
  'identity.confirmEmail': async ({ tested }) => {
    const { shopper, email } = await tested.customer();
    const mail = await tested.mailTo(email, confirmLink, 0);
    return { shopper, input: { body: { code: confirmLink.exec(mail)?.[1] ?? '' } } };
  },
  'account.update': async ({ tested }) => {
    const { shopper, email } = await tested.customer();
    const names = { firstName: 'Grace', lastName: 'Driver', phoneNumber: tested.locality.person.phoneNumber };
    const body = { ...names, email: `new-${email}`, currentPassword: goodPassword };
    return { shopper, input: { body } };
  },
  'account.changeAddress': async (setting) => ({
    shopper: setting.owner.shopper,
    input: localCall(setting, 'account.changeAddress'),
  }),
  'account.addCard': async ({ owner: { shopper } }) => ({
    shopper,
    input: { body: { token: await tokenToSave(shopper), nickname: 'Work' } },
  }),
  'orders.history': ({ owner }) => {
    const query = {
      pageNumber: 1,
      maxResult: 5,
      orderType: 'ONLINEORDER',
      fromDate: '2020-01-01',
      toDate: '2099-12-31',
    };
    return Promise.resolve({ shopper: owner.shopper, input: { query } });
  },
  'orders.return': async ({ tested }) => {
    const { shopper, orderId, commerceItemId } = await returnable(tested, false);
    const lines = [{ commerceItemId, quantity: 1, reason: 'damaged' }];
    return {
      shopper,
      input: { body: { orderId, lines, method: 'store', idempotencyKey: `r${Date.now()}` } },
    };
  },
  'orders.returnCore': async ({ tested }) => {
    const { shopper, orderId, commerceItemId } = await returnable(tested, true);
    const body = { orderId, commerceItemId, quantity: 1, method: 'store', idempotencyKey: `c${Date.now()}` };
    return { shopper, input: { body } };
  },
  'garage.repairGuide': async ({ owner }) => {
    const { guides } = await owner.shopper.do('garage.repairGuide', {
      query: { vehicleId: owner.catalogVehicleId },
    });
    const guideId = guides.flatMap(({ children }) => children)[0]?.id;
    return { shopper: owner.shopper, input: { query: { vehicleId: owner.catalogVehicleId, guideId } } };
  },
  'vehicles.answer': async ({
    tested,
    goods: {
      vehicles: [catalogVehicleId],
    },
  }) => {
    const shopper = tested.visitor();
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    for (const searchText of tested.locality.asking) {
      const { products } = await shopper.do('catalog.search', { query: { searchText } });
      const question = products.flatMap(({ fit }) => fit.question ?? [])[0];
      if (question)
        return { shopper, input: { body: { questionId: question.id, value: question.options[0]?.value } } };
    }
    throw new Unprepared('no part asks about the vehicle');
  },
  'stores.geosearch': (setting) => {
    const { place: location } = setting.tested.locality;
    const input = changed(localCall(setting, 'stores.geosearch'), { location });
    return Promise.resolve({ shopper: setting.tested.visitor(), input });
  },
  'stores.repairShops': ({ tested }) =>
    Promise.resolve({ shopper: tested.visitor(), input: { query: { location: tested.locality.place } } }),
  'vehicles.byVin': ({ tested }) => looksUp(tested, 'vin', (vin) => ({ params: { vin } })),
  'vehicles.byPlate': ({ tested }) => looksUp(tested, 'plate', (plate) => ({ body: { plate } })),
  'catalog.productByGateway': ({ tested, goods: { productDetailsPageUrl } }) =>
    Promise.resolve({ shopper: tested.visitor(), input: { query: { productDetailsPageUrl } } }),
  'content.page': ({ tested }) =>
    Promise.resolve({ shopper: tested.visitor(), input: { query: { path: tested.locality.page } } }),
  'vehicles.clearPreferred': async ({
    tested,
    goods: {
      vehicles: [catalogVehicleId],
    },
  }) => {
    const shopper = tested.visitor();
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    return { shopper, input: {} };
  },
  'vehicles.remove': async ({
    tested,
    goods: {
      vehicles: [catalogVehicleId],
    },
  }) => {
    const { shopper } = await tested.customer();
    const { vehicles } = await shopper.do('vehicles.add', { body: { catalogVehicleId } });
    return { shopper, input: { params: { vehicleId: vehicles[0]?.vehicleId } } };
  },
  'warranties.detail': warranty(),
  'warranties.item': warranty(),
  'warranties.setSerial': warranty('SN20264471'),
  'rewards.signUp': async ({ tested }) => {
    const { shopper, email } = await tested.customer();
    return { shopper, input: { body: joiner(tested, email) } };
  },
  'rewards.update': ({ owner, tested }) => {
    const { acceptsTerms: _, ...body } = joiner(tested, owner.email);
    return Promise.resolve({ shopper: owner.shopper, input: { body } });
  },
  'rewards.verifyId': ({ owner: { shopper, rewardsId } }) =>
    Promise.resolve({ shopper, input: { body: { rewardsId } } }),
  // Its code is read by nobody and may come late: not to the address at which the next row waits for one.
  'rewards.validate': async ({ tested }) => {
    const { shopper, candidateToken } = await waitingCard(tested, 'questions');
    return { shopper, input: { body: { candidateToken } } };
  },
  'rewards.answerQuestions': async ({ tested }) => {
    const { shopper, candidateToken, email } = await waitingCard(tested, 'type4');
    const since = Date.now();
    await shopper.do('rewards.validate', { body: { candidateToken } });
    const code = codeIn(await tested.mailTo(email, /\b\d{6}\b/, since));
    const answers = [{ questionId: 'oneTimeCode', answer: code }];
    return { shopper, input: { body: { candidateToken, answers } } };
  },
  'rewards.merge': async ({ tested }) => {
    const shopper = await tested.person('linked');
    const { accounts } = await shopper.do('rewards.account');
    const rewardsIds = accounts.map(({ rewardsId }) => rewardsId);
    if (rewardsIds.length < 2) throw new Unprepared('nobody has two cards');
    return { shopper, input: { body: { rewardsIds, keep: rewardsIds[0] } } };
  },
  'rewards.requestCredit': async ({ tested }) => {
    const shopper = await tested.person('linked');
    const date = await receiptDate(shopper);
    return {
      shopper,
      input: {
        body: {
          storeNumber: tested.locality.receiptStore,
          date,
          receiptNumber: receipt,
          amount: tested.locality.receiptAmount,
        },
      },
    };
  },
  'chat.start': async ({ tested }) => {
    const shopper = tested.visitor();
    const body = { name: 'Ana', email: 'ana@example.com', topic: 'rewards', consent: true };
    const { key } = await shopper.call('chat.start', { body });
    if (key === 'error_chat_closed') throw new Unprepared('nobody is at the desk now');
    return { shopper, input: { body } };
  },
  ...Object.fromEntries(
    (['chat.read', 'chat.say', 'chat.end', 'chat.transcript'] as const).map((id): [typeof id, Prepare] => [
      id,
      async (setting) => {
        const { shopper, input } = await (peopleCalls['chat.start'] as Prepare)(setting);
        await shopper.call('chat.start', input);
        return { shopper, input: id === 'chat.say' ? { body: { id: 'message-1', text: 'hello' } } : {} };
      },
    ]),
  ),
};
