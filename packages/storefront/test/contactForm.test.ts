import { markets } from '@driveline/markets';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const person = { email: ' ana@example.com ', firstName: 'José', lastName: 'de la Cruz Núñez' };
/** What a shopper of the market types, and what of it is sent. */
const typed = {
  us: {
    fields: {
      phoneNumber: '619-555-0142',
      zipCode: '38103-1234',
      street: '99 Union Ave',
      city: "Coeur d'Alene",
      state: 'TN',
    },
    phone: '6195550142',
    sent: { address1: '99 Union Ave', city: "Coeur d'Alene", state: 'TN', postalCode: '38103' },
  },
  mx: {
    fields: {
      phoneNumber: '55 5501 0142',
      zipCode: '64060',
      state: 'NLE',
      city: 'Monterrey',
      colonia: 'Obispado',
      street: 'Av. Hidalgo',
      exteriorNumber: '99',
    },
    phone: '5555010142',
    sent: {
      address1: 'Av. Hidalgo, 99',
      address2: 'Col. Obispado',
      city: 'Monterrey',
      state: 'NLE',
      postalCode: '64060',
    },
  },
  br: {
    fields: {
      phoneNumber: '11 91234-0142',
      fiscalId: '52998224725',
      zipCode: '80020-310',
      street: 'Rua XV de Novembro',
      number: '99',
      district: 'Centro',
      city: 'Curitiba',
      state: 'PR',
    },
    phone: '11912340142',
    sent: {
      address1: 'Rua XV de Novembro, 99',
      address2: 'Centro',
      city: 'Curitiba',
      state: 'PR',
      postalCode: '80020310',
    },
  },
} as const;

/** What the form says, in the words of each market. */
const says = {
  us: {
    city: 'please enter a valid city',
    email: 'please enter a valid email',
    street: 'Enter your street address.',
  },
  mx: {
    city: 'Revisa el nombre de tu municipio o alcaldía.',
    email: 'Escribe un correo válido, por ejemplo ana@example.com.',
    street: 'Escribe tu calle.',
  },
  br: {
    city: 'Confira o nome da cidade.',
    email: 'Informe um e-mail válido, por exemplo ana@example.com.',
    street: 'Informe seu endereço.',
  },
} as const;

describe.each(CODES)('the contact of an order that ships in %s', (code: Code) => {
  const market = markets.find((each) => each.code === code)!;
  const { fields, sent: address, phone } = typed[code];
  const right: Record<string, string> = { ...person, ...fields };

  /** The shop, with what becomes of a form that is posted with these fields in place of the right ones. */
  async function checkout() {
    const shop = await shopOf(sources, code);
    shop.outside.answer('checkout.state', { ...shop.of('checkout.state'), containsShipToHomeItem: true });
    const post = (changed: Readonly<Record<string, string>> = {}) =>
      shop.ask('/checkout', { body: { intent: 'save-contact', ...right, ...changed } });
    /** The fields that are said to be wrong, and all that is said of them. */
    const refused = async (changed: Readonly<Record<string, string>>) => {
      const { status, html } = await post(changed);
      expect(status).toBe(422);
      const main = html.slice(html.indexOf('<main'));
      const wrong = Object.keys(right).filter((name) =>
        new RegExp(`<(?:input|select)(?=[^>]* name="${name}")[^>]*aria-invalid="true"`).test(main),
      );
      return { wrong, said: wordsOf(elementOf(main, /<ul[^>]*><li><a href="#/)) };
    };
    return { ...shop, post, refused };
  }

  test(
    '[CART-035][CART-036][VALID-008][VALID-010][VALID-011][VALID-013] goes out in the fields of the contract, its codes without their signs',
    async () => {
      const { post, sent } = await checkout();
      const { status, to } = await post();
      expect([status, to]).toEqual([303, '/checkout?step=payment']);
      const [{ body } = {}] = sent('checkout.setAddress');
      expect(body).toMatchObject({
        email: 'ana@example.com',
        firstName: 'José',
        lastName: 'de la Cruz Núñez',
        phoneNumber: phone,
        shippingAddress: { firstName: 'José', lastName: 'de la Cruz Núñez', ...address },
      });
    },
    START_MS,
  );

  test(
    '[VALID-007][VALID-008] fails with any one field that is wrong, and with no other',
    async () => {
      const { refused, sent } = await checkout();
      const wrong = {
        email: 'ana@',
        firstName: 'J0sé',
        lastName: 'N',
        phoneNumber: '12',
        zipCode: '1',
        street: '',
        city: '9',
        state: 'XX',
      };
      for (const [name, value] of Object.entries(wrong))
        expect((await refused({ [name]: value })).wrong, name).toEqual([name]);
      // A bracket says that it is formatted already.
      expect((await refused({ phoneNumber: `(${phone}` })).wrong).toEqual(['phoneNumber']);
      expect(sent('checkout.setAddress')).toEqual([]);
    },
    START_MS,
  );

  test(
    '[VALID-005][VALID-009][VALID-015][VALID-016] says what is wrong in the words of the market',
    async () => {
      const { refused } = await checkout();
      for (const city of ['', '9', 'x'.repeat(31)]) expect((await refused({ city })).wrong).toEqual(['city']);
      expect((await refused({ city: '9' })).said).toContain(says[code].city);
      expect((await refused({ email: 'ana.example.com' })).said).toContain(says[code].email);
      expect((await refused({ street: ' ' })).said).toContain(says[code].street);
    },
    START_MS,
  );

  test(
    '[VALID-010][VALID-011][VALID-012] counts the spaces, letters and length of names, and the length of a city',
    async () => {
      const { post, refused } = await checkout();
      for (const firstName of ['Ana María José', 'J', 'Ana&', '--', 'x'.repeat(31)])
        expect((await refused({ firstName })).wrong, firstName).toEqual(['firstName']);
      expect((await refused({ lastName: 'a b c d ee' })).wrong).toEqual(['lastName']);
      expect((await post({ lastName: 'de la Cruz y', firstName: 'Anne-Marie O’Neil' })).status).toBe(303);
      expect((await post({ city: 'St. Ana, x-y' })).status).toBe(303);
    },
    START_MS,
  );

  test(
    '[VALID-020] takes one sign in a street and twenty characters behind it',
    async () => {
      const { post, refused } = await checkout();
      const [line] = market.address.fields.filter(({ name }) => name === 'street');
      expect((await post({ street: `12 Main St #${'4'.repeat(20)}` })).status).toBe(303);
      for (const street of [
        `12 Main St #${'4'.repeat(21)}`,
        'Main St; 4',
        'x'.repeat((line?.maxLength ?? 255) + 1),
      ])
        expect((await refused({ street })).wrong, street).toEqual(['street']);
    },
    START_MS,
  );
});
