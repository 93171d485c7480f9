import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const address = {
  firstName: 'Ada',
  lastName: 'Driver',
  address1: '12 Main St',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60616',
};

describe('the profile', () => {
  test('[API-028] is for its owner, with the fields of the contract', async () => {
    const { shopper, email } = await registered(shop, { phoneNumber: '9015550134' });
    expect(await shopper.do('account.current')).toMatchObject({
      userType: '4',
      firstName: 'Ada',
      email,
      phoneNumber: '9015550134',
      profileAddress: null,
      loyaltyAccount: null,
      receivePromoPrint: '0',
      loyaltyAccountAlerts: [{ alertType: 'OP', status: 'PROMPT' }],
    });
    const guest = await shop.shopper().call('account.current');
    expect([guest.status, guest.key]).toEqual([401, 'error_not_signed_in']);
  });

  test('[API-060] changes what is sent; email and password ask for the current password', async () => {
    const { shopper, email } = await registered(shop);
    const other = await registered(shop);
    expect(
      (await shopper.do('account.update', { body: { firstName: 'Eve', profileAddress: address } }))
        .profileAddress,
    ).toMatchObject({ city: 'Chicago' });
    const put = (body: object) => shopper.call('account.update', { body });
    expect((await put({ email: 'new@example.com' })).key).toBe('error_password_wrong');
    expect((await put({ firstName: '1' })).key).toBe('error_profile_invalid');
    expect((await put({ newPassword: 'password', currentPassword: goodPassword })).key).toBe(
      'error_password_weak',
    );
    expect((await put({ newPassword: 'EveDriver24', currentPassword: goodPassword })).key).toBe(
      'error_password_weak',
    );
    const taken = await put({ email: other.email.toUpperCase(), currentPassword: goodPassword });
    expect([taken.status, taken.key]).toEqual([409, 'error_profile_email_taken']);
    await put({ username: 'the.first', currentPassword: goodPassword });
    const name = await other.shopper.call('account.update', {
      body: { username: 'The.First', currentPassword: goodPassword },
    });
    expect([name.status, name.key]).toEqual([409, 'error_profile_username_taken']);
    expect((await put({ profileAddress: { ...address, postalCode: 'x' } })).key).toBe(
      'error_address_invalid',
    );
    const moved = `moved.${email}`;
    expect((await put({ email: moved, currentPassword: goodPassword })).body.email).toBe(moved);
    await mailTo(shop, email, /Your email was changed/);
  });

  test('[API-060] a new password ends the other sessions and keeps this one', async () => {
    const { shopper, email } = await registered(shop);
    const phone = shop.shopper();
    await phone.do('identity.login', { body: { username: email, password: goodPassword } });
    await shopper.do('account.update', {
      body: { newPassword: 'nine loud gearboxes', currentPassword: goodPassword },
    });
    expect((await phone.call('account.current')).status).toBe(401);
    expect((await shopper.call('account.current')).status).toBe(200);
  });
});

test('[API-039] [ACCT-042] preferences are kept, and taking offers ends the question', async () => {
  const { shopper } = await registered(shop);
  const choice = { receivePromoAndSpecialEvents: true, receivePromoPrint: '1' };
  expect(await shopper.do('account.preferences', { body: choice })).toMatchObject(choice);
  const { loyaltyAccountAlerts, ...profile } = await shopper.do('account.current');
  expect(profile).toMatchObject(choice);
  expect(loyaltyAccountAlerts).not.toContainEqual({ alertType: 'OP', status: 'PROMPT' });
  const { receivePromoPrint, ...rest } = choice;
  const refused = { receivePromoAndSpecialEvents: false };
  expect(await shopper.do('account.preferences', { body: refused })).toMatchObject({
    receivePromoPrint,
    ...refused,
  });
  expect(await shopper.do('account.preferences', { body: { receivePromoPrint: '0' } })).toMatchObject({
    receivePromoPrint: '0',
    ...refused,
  });
  expect(await shopper.do('account.current')).toMatchObject({ receivePromoPrint: '0', ...refused });
  expect((await shopper.do('account.preferences', { body: rest })).receivePromoPrint).toBe('0');
  expect((await shop.shopper().call('account.preferences', { body: choice })).status).toBe(401);
});

test('saved addresses have one default, and nobody reaches another’s', async () => {
  const { shopper } = await registered(shop);
  const stranger = await registered(shop);
  await shopper.do('account.addAddress', { body: { address } });
  const { addresses } = await shopper.do('account.addAddress', {
    body: { address: { ...address, city: 'Evanston' }, isDefault: true },
  });
  expect(addresses.map((saved) => [saved.address.city, saved.isDefault])).toEqual([
    ['Evanston', true],
    ['Chicago', false],
  ]);
  const addressId = addresses[0]?.addressId ?? '';
  for (const id of [addressId, 'unknown']) {
    const params = { addressId: id };
    const change = await stranger.shopper.call('account.changeAddress', { params, body: { address } });
    const removal = await stranger.shopper.call('account.removeAddress', { params });
    expect([change.status, change.key, removal.status]).toEqual([404, 'error_address_unknown', 404]);
  }
  const wrong = await shopper.call('account.addAddress', {
    body: { address: { ...address, postalCode: 'x' } },
  });
  expect([wrong.status, wrong.key]).toEqual([422, 'error_address_invalid']);
  const left = await shopper.do('account.removeAddress', { params: { addressId } });
  expect(left.addresses.map(({ isDefault }) => isDefault)).toEqual([true]);
});

test('twenty addresses are kept, and not one more', async () => {
  const { shopper } = await registered(shop);
  const add = () => shopper.call('account.addAddress', { body: { address } });
  for (let count = 0; count < 20; count++) expect((await add()).status).toBe(200);
  const more = await add();
  expect([more.status, more.key]).toEqual([422, 'error_address_limit']);
  expect((await shopper.do('account.addresses')).addresses).toHaveLength(20);
});

test('[API-109] an address is held against its postal code', async () => {
  const verify = (change: object) =>
    shop.shopper().call('account.verifyAddress', { body: { ...address, ...change } });
  expect((await verify({})).body).toEqual({ status: 'success', suggestions: [] });
  expect((await verify({ state: 'TX' })).body).toMatchObject({
    status: 'editNotFound',
    suggestions: [{ state: 'IL' }],
  });
  expect((await verify({ address1: '100 Main Stret' })).body).toMatchObject({
    status: 'editNotFound',
    suggestions: [{ address1: '100 Main Street', state: 'IL' }],
  });
  expect((await verify({ address1: '12 Crystal Lake' })).body.status).toBe('success');
  const of38103 = (city: string) => verify({ city, state: 'TN', postalCode: '38103' });
  // A slip of the hand, and a city two hundred miles away.
  for (const city of ['Memfis', 'Nashville'])
    expect((await of38103(city)).body.suggestions, city).toMatchObject([{ city: 'Memphis' }]);
  // A suburb by the name of its neighbor, a part of the town, the same name in short.
  for (const city of ['memphis', 'Germantown', 'Mud Island'])
    expect((await of38103(city)).body.status, city).toBe('success');
  const part = await verify({ city: 'Hollywood', state: 'CA', postalCode: '90028' });
  expect(part.body.status).toBe('success');
  expect((await verify({ city: 'St. Louis', state: 'MO', postalCode: '63101' })).body.status).toBe('success');
  expect((await verify({ postalCode: '00001' })).body.status).toBe('notFoundWithoutSuggestion');
  expect((await verify({ firstName: '' })).key).toBe('error_address_invalid');
});
