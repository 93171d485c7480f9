// What a shopper can do on a page before its script is there, and how one sees later that it was not lost.

const value = (selector) => async (page) => page.locator(selector).first().inputValue();
const types = (name, selector, text) => ({
  name,
  does: 'type',
  act: (page) => page.locator(selector).first().pressSequentially(text),
  isKept: async (page) => (await value(selector)(page)) === text,
});
const ticks = (name, selector, isTicked = true) => ({
  name,
  does: 'choose',
  act: (page) => page.locator(selector).first().setChecked(isTicked),
  isKept: async (page) => (await page.locator(selector).first().isChecked()) === isTicked,
});
const attribute = (selector, name) => async (page) => page.locator(selector).first().getAttribute(name);
const leadsTo = (pattern) => (page) => pattern.test(page.url());

const search = types('search box', '#search', 'wiper');
/** Works when the next level opens: the select alone would be a picture of a choice. */
const year = {
  name: 'year of the picker',
  does: 'choose',
  act: (page) => page.locator('select[name=year]').first().selectOption('2018'),
  isKept: async (page) =>
    (await value('select[name=year]')(page)) === '2018' &&
    (await page.locator('select[name=make]').first().isEnabled()),
};
const PLUS = 'form[data-intent=add-to-cart] [role=group] button:last-of-type';
const LINE = 'main form[data-intent=update-line]';
const reveal = {
  name: 'show password',
  does: 'press',
  act: (page) => page.locator('form button[aria-label="Show password"]').click(),
  isKept: async (page) => (await attribute('[name=password]', 'type')(page)) === 'text',
};

/**
 * Eleven pages; each list of controls is used in one visit, in its order. `width` where a control is drawn only at that width.
 * @param {{ product: string }} addresses
 */
export const earlyPages = ({ product }) => [
  { page: 'home', path: '/', controls: [year, search] },
  { page: 'home', path: '/', controls: [types('VIN', '[name=vin]', '1HGCM826')] },
  {
    page: 'shelf',
    path: '/parts/brakes/brake-pads',
    width: 1440,
    controls: [
      {
        ...ticks('facet', '#filters input[value="position:front"]'),
        isKept: leadsTo(/position(:|%3A)front/),
      },
    ],
  },
  {
    page: 'shelf',
    path: '/parts/brakes/brake-pads',
    width: 390,
    controls: [
      {
        name: 'facet',
        does: 'choose',
        act: async (page) => {
          await page.locator('button[popovertarget=filters]:visible').first().click();
          await page.locator('#filters input[value="position:front"]').check();
        },
        isKept: leadsTo(/position(:|%3A)front/),
      },
    ],
  },
  {
    page: 'shelf',
    path: '/parts/brakes/brake-pads',
    controls: [
      {
        name: 'order',
        does: 'choose',
        act: (page) => page.locator('#sort').selectOption({ index: 1 }),
        isKept: leadsTo(/sort=/),
      },
    ],
  },
  {
    page: 'product',
    path: product,
    controls: [
      {
        name: 'quantity +, twice',
        does: 'press',
        act: async (page) => {
          await page.locator(PLUS).click();
          await page.locator(PLUS).click();
        },
        isKept: async (page) => (await value('[name=quantity]')(page)) === '3',
      },
      search,
    ],
  },
  {
    page: 'product',
    path: product,
    controls: [
      {
        name: 'quantity',
        does: 'type',
        act: async (page) => {
          await page.locator('#buy [name=quantity]').fill('4');
          await page.keyboard.press('Tab');
        },
        isKept: async (page) =>
          (await value('#buy [name=quantity]')(page)) === '4' &&
          // The button's sum follows the field.
          (await page.evaluate(
            (before) => document.querySelector('#buy button[type=submit]').textContent !== before,
            page.sumBefore,
          )),
      },
    ],
    before: async (page) => {
      page.sumBefore = await page.locator('#buy button[type=submit]').textContent();
    },
  },
  {
    page: 'product',
    path: product,
    controls: [
      {
        name: 'add to cart',
        does: 'press',
        act: (page) => page.locator('#buy button[type=submit]').click({ noWaitAfter: true }),
        isKept: async (page) =>
          page.url().endsWith('/cart') || (await page.getByRole('dialog').first().isVisible()),
      },
    ],
  },
  {
    page: 'cart',
    path: '/cart',
    hasCart: true,
    controls: [
      {
        name: 'quantity +',
        does: 'press',
        act: (page) => page.locator(`${LINE} button[name=step][value="1"]`).click({ noWaitAfter: true }),
        isKept: async (page) =>
          Number(await value(`${LINE} [name=quantity]`)(page)) === page.quantityBefore + 1,
      },
    ],
    // All visits share one cart.
    before: async (page) => {
      page.quantityBefore = Number(await value(`${LINE} [name=quantity]`)(page));
    },
  },
  {
    page: 'cart',
    path: '/cart',
    hasCart: true,
    controls: [
      {
        name: 'promo code',
        does: 'type',
        act: async (page) => {
          const box = page.locator('[name=promoCode], [name=code]').first();
          if (!(await box.isVisible()))
            await page.locator('details:has([name=promoCode], [name=code]) > summary').first().click();
          await box.fill('BRAKES10');
        },
        isKept: async (page) =>
          (await value('[name=promoCode], [name=code]')(page)) === 'BRAKES10' &&
          page.locator('[name=promoCode], [name=code]').first().isVisible(),
      },
    ],
  },
  {
    page: 'checkout contact',
    path: '/checkout?step=contact',
    hasCart: true,
    controls: [
      types('email', '[name=email]', 'ana@example.com'),
      {
        ...types('phone, put into form', '[name=phoneNumber]', '9015550134'),
        isKept: async (page) => (await value('[name=phoneNumber]')(page)) === '(901) 555-0134',
      },
    ],
  },
  {
    page: 'sign-in',
    path: '/signin',
    controls: [
      types('username', '[name=username]', 'ana@example.com'),
      types('password', '[name=password]', 'long way'),
      ticks('remember me', '[name=rememberMe]'),
      reveal,
    ],
  },
  {
    page: 'create',
    path: '/create',
    controls: [
      types('first name', '[name=firstName]', 'Ana'),
      ticks('join rewards', '[name=joinRewards]'),
      ticks('offers, taken off', '[name=promo]', false),
    ],
  },
  {
    page: 'track order',
    path: '/trackOrder',
    controls: [
      types('number', '[name=orderId]', 'US-1'),
      types('email or phone', '[name=emailOrPhone]', 'ana@example.com'),
      {
        name: 'find',
        does: 'press',
        act: (page) =>
          page.locator('form[data-intent=track-order] button[type=submit]').click({ noWaitAfter: true }),
        isKept: async (page) => page.locator('main [role=alert]').first().isVisible(),
      },
    ],
  },
  {
    page: 'store finder',
    path: '/store',
    controls: [
      types('place', 'main [name=q]', 'Memphis'),
      ticks('service', '[name=service][value=loaner-tools]'),
      {
        name: 'find',
        does: 'press',
        act: (page) =>
          page.locator('main form[role=search] button[type=submit]').click({ noWaitAfter: true }),
        isKept: leadsTo(/q=Memphis.*service=loaner-tools/),
      },
    ],
  },
  { page: 'vehicle', path: '/user/myVehicle', controls: [year] },
  {
    page: 'contact',
    path: '/contactus/orderQuestions',
    controls: [
      types('email', 'main [name=email]', 'ana@example.com'),
      types('message', 'main [name=message]', 'It came bent.'),
    ],
  },
];
