import { newEmail } from './support/buy.ts';
import { createBuyer } from './support/buyer.ts';
import { cards, confirmedOrder, payByCard, placeOrderButton } from './support/checkout.ts';
import { giveSession } from './support/misfit.ts';
import { trackOrder } from './support/orders.ts';
import { mailsTo } from './support/outbox.ts';
import { findPart } from './support/parts.ts';
import { open } from './support/shop.ts';
import { fieldOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// Names as people have them and addresses as they are signed, from the form to the mail (PLUS-066).

const people = [
  { firstName: '小明', lastName: '王', street: '12 Canal St, 3楼', city: '纽约' },
  { firstName: 'علی‌رضا', lastName: 'حسینی', street: '12 Canal St, پلاک', city: 'نیویورک' },
  { firstName: 'Đặng', lastName: 'Nguyễn-Coşkun', street: 'Улица Canal 12', city: 'Coeur d’Alène' },
];

/** A mail is quoted-printable in UTF-8. */
const textOf = (mail: string) =>
  mail.replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));

for (const person of people) {
  test(`[PLUS-066][VALID-011] ${person.firstName} ${person.lastName} buys, and is called so to the mail`, async ({
    shop,
    page,
  }) => {
    const part = await findPart('us', { searchText: 'power steering fluid', storeNumber: '3021' });
    const buyer = createBuyer('us');
    await buyer.client.call('cart.addItem', {
      body: { skuNumber: part.skuNumber, quantity: 1, shipmentType: 'regular' },
    });
    await giveSession(shop, buyer);
    await open(shop, '/checkout?step=contact');
    const email = newEmail('any');
    const typed = { email, phoneNumber: shop.market.phone.example, zipCode: '10013', ...person };
    for (const [name, text] of Object.entries(typed)) await fieldOf(shop, name).fill(text);
    await fieldOf(shop, 'state').selectOption('NY');
    await page.getByRole('button', { name: shop.words.text('checkout.toPayment') }).click();
    await payByCard(shop, cards.visa);
    await placeOrderButton(shop).click();
    const orderId = await confirmedOrder(shop);
    await trackOrder(shop, orderId, email);
    const mailed = async () => (await mailsTo(email)).map(textOf).join('\n');
    for (const text of Object.values(person)) await expect(page.getByRole('main')).toContainText(text);
    // A mail greets by the first name.
    for (const text of [person.firstName, person.street, person.city])
      await expect.poll(mailed).toContain(text);
  });
}
