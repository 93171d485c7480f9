import type { Address, InputOf, OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { contactForm, fiscalId, phoneDigits } from '@driveline/validation';
import { defaultAddress, keepInBook } from '../account/addressBook.ts';
import { shipsHome, type CartContact, type CartModel } from '../cart/cartModel.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { dropAddress, takeCart } from '../cart/cartStore.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { customerIdOf } from '../identity/customer.ts';
import { noteDelivery } from '../session/deliversTo.ts';
import { addressFaults, cleanAddress, faultOf } from '../account/addressRules.ts';
import { suggestionFor } from '../account/addressSuggestion.ts';

type Body = InputOf<'checkout.setAddress'>['body'];

/**
 * API-069: contact and addresses of the order, checked by the market's rules and against the postal code. The
 * contact is kept even when the address is questioned, so that nothing has to be typed again.
 * @throws B2cErrors error_address_invalid for each wrong field; B2cError error_address_not_found, error_cart_empty
 */
export async function setAddress(ctx: CallContext, body: Body): Promise<OutputOf<'checkout.setAddress'>> {
  return keepAddresses(ctx, await filledCart(ctx), body);
}

/** The same with only what changes; the rest stays as the cart has it. */
export async function changeAddress(
  ctx: CallContext,
  change: NonNullable<InputOf<'checkout.changeAddress'>['body']>,
): Promise<OutputOf<'checkout.setAddress'>> {
  const cart = await filledCart(ctx);
  const { email = '', firstName = '', lastName = '', ...rest } = { ...cart.contact, ...change };
  return keepAddresses(ctx, cart, { ...rest, email, firstName, lastName });
}

/** Version 1 of the call: addresses alone. Who the order is for is read from the address as far as it says so. */
export async function setAddressAlone(
  ctx: CallContext,
  body: InputOf<'checkout.setAddressV1'>['body'],
): Promise<OutputOf<'checkout.setAddressV1'>> {
  const cart = await filledCart(ctx);
  const { firstName, lastName, email, phoneNumber } = body.shippingAddress;
  const known = cart.contact ?? { email: '', phoneNumber: '', fiscalId: '' };
  const contact = { ...known, ...(email ? { email } : {}), ...(phoneNumber ? { phoneNumber } : {}) };
  const asksContact = contact.email !== '';
  const {
    validation: _state,
    profileAddress: _own,
    ...answer
  } = await keepAddresses(ctx, cart, { ...body, ...contact, firstName, lastName }, asksContact);
  return answer;
}

async function filledCart(ctx: CallContext): Promise<CartModel> {
  const cart = await cartOfSession(ctx);
  if (!cart || cart.lines.length === 0) throw new B2cError('error_cart_empty');
  return cart;
}

async function keepAddresses(
  ctx: CallContext,
  cart: CartModel,
  body: Body,
  asksContact = true,
): Promise<OutputOf<'checkout.setAddress'>> {
  const { market, db } = ctx;
  const asks = shipsHome(cart);
  const shipping = asks ? (body.shippingAddress ?? cart.shippingAddress ?? undefined) : undefined;
  const faults = [
    ...(asksContact ? contactFaults(market, body) : []),
    ...(shipping ? addressFaults(market, shipping, 'shippingAddress') : []),
    ...(body.billingAddress ? addressFaults(market, body.billingAddress, 'billingAddress') : []),
    ...(asks && !shipping ? [new B2cError('error_address_invalid', { field: 'shippingAddress' })] : []),
  ];
  const [first, ...more] = faults;
  if (first) throw new B2cErrors([first, ...more]);
  const contact = contactOf(market, body);
  const billing = body.billingAddress && cleanAddress(market, body.billingAddress);
  const typed = shipping && cleanAddress(market, shipping);
  const suggested = typed && !body.useAsEntered ? await suggestionFor(db, market, typed) : undefined;
  if (suggested === 'notFound')
    throw new B2cError('error_address_not_found', { field: 'shippingAddress.postalCode' });
  const accepted = suggested ? undefined : typed;
  await withTx(db, async (tx) => {
    await takeCart(tx, cart.id, asksContact ? { contact: JSON.stringify(contact) } : {});
    if (accepted) await keepAddress(tx, market, cart.id, 'SHIPPING', accepted);
    if (billing) await keepAddress(tx, market, cart.id, 'BILLING', billing);
    if (billing === null) await dropAddress(tx, cart.id, 'BILLING');
    if (accepted && body.saveToProfile) await saveToProfile(ctx, tx, accepted);
  });
  if (accepted) noteDelivery(ctx.cookies, true);
  const customerId = customerIdOf(ctx);
  return {
    shippingAddress: typed ?? null,
    billingAddress: billing ?? (billing === null ? null : cart.billingAddress) ?? typed ?? null,
    shippingAddressValid: !suggested,
    suggestions: suggested ? [suggested] : [],
    validation: suggested ? 'editNotFound' : typed ? 'success' : 'notRequired',
    profileAddress: customerId === undefined ? null : await defaultAddress(db, customerId),
  };
}

/** CART-041. A guest has no profile. */
async function saveToProfile({ market, session, clock }: CallContext, tx: Executor, address: Address) {
  const id = customerIdOf({ session });
  if (id === undefined) return;
  await keepInBook(tx, clock.now(), { id, market: market.code }, address);
}

/** The address on the card's statement, by the same rules. @throws B2cErrors error_address_invalid */
export async function keepBillingAddress(
  { db, market }: Pick<CallContext, 'db' | 'market'>,
  cartId: string,
  address: Address,
): Promise<void> {
  const [first, ...more] = addressFaults(market, address, 'billingAddress');
  if (first) throw new B2cErrors([first, ...more]);
  await keepAddress(db, market, cartId, 'BILLING', cleanAddress(market, address));
}

function contactFaults(market: Market, body: Body): B2cError[] {
  const names = ['email', 'firstName', 'lastName', 'phoneNumber', 'fiscalId'] as const;
  // The phone is asked for with its reason and may stay empty (PLUS-018); the market says whether a tax number may.
  const { issues } = contactForm(market, names, ['phoneNumber']).validate(body);
  return issues.map((issue) => faultOf(market, issue.field, issue));
}

function contactOf(market: Market, body: Body): CartContact {
  return {
    email: body.email.trim(),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    phoneNumber: body.phoneNumber ? phoneDigits(body.phoneNumber, market.phone) : '',
    fiscalId:
      market.fiscalId && !fiscalId(body.fiscalId ?? '', market.fiscalId)
        ? fiscalCharacters(body.fiscalId)
        : '',
  };
}

const fiscalCharacters = (text = ''): string => text.replace(/[^\dA-Za-zÑñ&]/g, '').toUpperCase();

async function keepAddress(
  tx: Executor,
  market: Market,
  cartId: string,
  kind: 'SHIPPING' | 'BILLING',
  address: Address,
): Promise<void> {
  const row = { address: JSON.stringify(address), verified: true };
  await tx
    .insertInto('cart_address')
    .values({ cart_id: cartId, market: market.code, kind, ...row })
    .onConflict((clash) => clash.columns(['cart_id', 'kind']).doUpdateSet(row))
    .execute();
}
