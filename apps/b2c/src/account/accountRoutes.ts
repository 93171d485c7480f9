import { requireCustomer } from '../identity/customer.ts';
import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addressBook.ts';
import { currentUser } from './currentUser.ts';
import { savePreferences } from './preferences.ts';
import { updateProfile } from './updateProfile.ts';
import { verifyAddress } from './verifyAddress.ts';

/** API-028, API-039, API-060, API-109. */
export function accountRoutes(app: B2cApp): void {
  route(app, 'account.current', async (ctx) => currentUser(ctx, await requireCustomer(ctx)));
  route(app, 'account.update', async (ctx) => {
    const customer = await requireCustomer(ctx);
    return currentUser(ctx, await updateProfile(ctx, customer, ctx.input.body ?? {}));
  });
  route(app, 'account.preferences', async (ctx) =>
    savePreferences(ctx, await requireCustomer(ctx), ctx.input.body ?? {}),
  );
  route(app, 'account.addresses', async (ctx) => listAddresses(ctx.db, (await requireCustomer(ctx)).id));
  route(app, 'account.addAddress', async (ctx) =>
    addAddress(ctx, await requireCustomer(ctx), ctx.input.body),
  );
  route(app, 'account.changeAddress', async (ctx) => {
    const { params, body } = ctx.input;
    return changeAddress(ctx, await requireCustomer(ctx), params.addressId, body);
  });
  route(app, 'account.removeAddress', async (ctx) =>
    removeAddress(ctx, await requireCustomer(ctx), ctx.input.params.addressId),
  );
  route(app, 'account.verifyAddress', async (ctx) => {
    await ctx.limit('address');
    return verifyAddress(ctx, ctx.input.body);
  });
}
