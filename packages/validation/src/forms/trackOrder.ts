import { phoneDigits } from '../formats/formatPhone.ts';
import type { PhoneOptions } from '../options.ts';
import { email } from '../rules/email/email.ts';
import { phone } from '../rules/phone/phone.ts';
import { orderNumber, orderNumberSent } from '../rules/orderNumber/orderNumber.ts';
import { defineForm, type Form, type Values } from './form.ts';

const looksLikeEmail = (text: string): boolean => /[@A-Za-z]/.test(text);

/** Order number, and email or phone in one field (ACCT-048). */
export function trackOrderForm(options: { readonly phone: PhoneOptions }): Form {
  return defineForm([
    { name: 'orderId', check: orderNumber, maxLength: 64 },
    {
      name: 'emailOrPhone',
      check: (value) => (value === '' || looksLikeEmail(value) ? email(value) : phone(value, options)),
    },
  ]);
}

/** Body of the order look-up: the one field goes where it belongs, a phone as digits. */
export function toOrderLookup(
  values: Values,
  options: { readonly phone: PhoneOptions },
): { readonly orderId: string; readonly email?: string; readonly phoneNumber?: string } {
  const orderId = orderNumberSent(values['orderId'] ?? '');
  const contact = values['emailOrPhone']?.trim() ?? '';
  if (looksLikeEmail(contact)) return { orderId, email: contact };
  return { orderId, phoneNumber: phoneDigits(contact, options.phone) };
}
