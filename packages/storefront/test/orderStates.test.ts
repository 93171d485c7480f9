import { join } from 'node:path';
import { markets } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { memberShopOf } from './memberShopOf.ts';
import { cellsOf, type Cell } from './orderCells.ts';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 240_000;
const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'docs', 'order-states.md');

const words = { us: enUS, mx: esMX, br: ptBR };
/** What only something that is still to come says. */
const coming = { us: /arrives|will arrive|get it/i, mx: /llega/i, br: /chega/i };
const now = { us: /\bnow\b/i, mx: /ya puedes|ahora/i, br: /já pode|agora/i };
const unpaid = { us: /awaiting your payment/i, mx: /esperando tu pago/i, br: /aguardando/i };

const sources = await samplePages();
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

/** Words of an element's parts, in their order. */
const partsOf = (html: string): string =>
  html
    .replace(/<svg[^]*?<\/svg>|<!--[^]*?-->/g, '')
    .split(/<\/?(?:div|p|h\d|li|dt|dd)[^>]*>/)
    .map(wordsOf)
    .filter(Boolean)
    .join(' · ');

/** What an order's page says and offers. */
function readPage(main: string, totalNames: readonly string[]) {
  const sections = main.split('<section').slice(1);
  const shipment =
    sections.find((section) => section.includes('<ul') && section.includes('/products/')) ?? '';
  const steps = elementOf(shipment, /<ol/);
  const totals = sections.find((section) => section.includes('<dl') && !section.includes('/products/')) ?? '';
  const [head = ''] = shipment.slice(shipment.indexOf('>') + 1).split(/<ol|<dl|<ul/);
  const labels = [...totals.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, label = '']) => label);
  const actions = [
    ...main.matchAll(/<summary[^]*?<\/summary>|<form[^>]*data-intent="buy-again"[^]*?<\/form>/g),
  ];
  return {
    says: partsOf(head),
    step: wordsOf(elementOf(steps, /<li[^>]*aria-current/)).replace(/^\d+ /, ''),
    total: labels.find((label) => totalNames.includes(label)) ?? '',
    actions: actions.map(([html]) => wordsOf(html)),
  };
}

type Shown = ReturnType<typeof readPage> & {
  readonly main: string;
  readonly row: string;
  readonly said: string;
};

async function shownIn(code: Code): Promise<(readonly [Cell, Shown])[]> {
  const { of } = await memberShopOf(sources, code);
  const totalNames = Object.values(words[code].purchase.totals.totalOf);
  const cells = cellsOf(
    of('orders.detail'),
    markets.find((each) => each.code === code)!,
  );
  const history = of('orders.history');
  const shown: [Cell, Shown][] = [];
  for (const cell of cells) {
    // A shop of its own: one shopper alone asks no server for so many pages at once.
    const { ask, outside } = await memberShopOf(sources, code);
    outside.answer('orders.detail', cell.order);
    outside.answer('orders.history', { ...history, orders: [cell.row] });
    const main = mainOf((await ask(`/user/orderHistory/${cell.row.orderId}`)).html);
    const list = mainOf((await ask('/user/orderHistory')).html);
    const row = wordsOf(elementOf(list, /<article/));
    const labels = Object.values(words[code].order.status).filter((label) => row.includes(label));
    // The first one; of two of which one begins the other, the longer.
    const [said = ''] = labels.sort((a, b) => row.indexOf(a) - row.indexOf(b) || b.length - a.length);
    shown.push([cell, { ...readPage(main, totalNames), main, row, said }]);
  }
  return shown;
}

const told = await Promise.all(CODES.map(async (code) => [code, await shownIn(code)] as const));
const off = ['CANCELLED', 'CANCELLATION IN PROGRESS', 'UNDELIVERABLE', 'NO_PENDING_ACTION'];
const past = ['DELIVERED', 'PICKED UP', 'COMPLETE'];

test.each(told)(
  '[PLUS-063] no order contradicts itself on page and list in %s',
  (code, cells) => {
    const { order, purchase, store } = words[code];
    for (const [{ kind, status, unpaid: way, variant }, shown] of cells) {
      const { says, main, row, actions, total } = shown;
      const name = `${kind.name}, ${status}${way ? `, unpaid by ${way}` : ''}${variant ? `, ${variant}` : ''}`;
      // What waits behind a shut door is not there to be had now.
      expect(says, name).not.toMatch(now[code]);
      if (variant === 'new date') {
        expect(says, name).toMatch(/25[^]*20/);
        expect(says, name).not.toContain(order.head.lateNote('').slice(-20));
      }
      const isReturn = kind.orderType === 'RETURN';
      if (variant?.endsWith('over')) {
        expect(says + row, name).not.toMatch(coming[code]);
        expect(says, name).toContain(order.head.lateNote('').slice(-20));
      }
      if (off.includes(status) || past.includes(status) || isReturn) {
        expect(says, name).not.toMatch(coming[code]);
        expect(main, name).not.toContain(order.pickupHint);
      }
      if (isReturn) {
        expect(main, name).not.toMatch(/data-intent="(?:buy-again|return-parts|return-core)"/);
        expect(main, name).not.toContain(order.pickupAt);
      }
      if (way) {
        expect(says, name).toMatch(unpaid[code]);
        expect(row, name).toMatch(unpaid[code]);
        expect(main, name).not.toContain(order.pickupHint);
      } else {
        expect(says + row, name).not.toMatch(unpaid[code]);
      }
      // Page and list say one status.
      const said = Object.values(order.status).filter((label) => says.startsWith(label));
      expect(
        said.some((label) => row.includes(label)),
        `${name}: ${says} | ${row}`,
      ).toBe(true);
      // Nothing that was placed is 'to pay today'.
      expect(total, name).not.toBe(purchase.totals.totalOf.today);
      expect(total, name).not.toBe('');
      const cancels = /data-intent="cancel-order"/.test(main);
      const isOpen = isReturn ? status === 'SUBMITTED' : !off.includes(status) && !past.includes(status);
      if (cancels) expect(isOpen, name).toBe(true);
      expect(actions.length, name).toBe(new Set(actions).size);
      // Map and way stand there while there is something to fetch.
      const isToFetch = isOpen && !isReturn && !way && kind.shipmentType === 'instore';
      expect(main.includes(store.directions), name).toBe(isToFetch);
      // 'nov..': some languages end a short month with a dot of its own.
      expect(says + row, name).not.toMatch(/\.\. /);
      const comesBack = kind.orderType === 'ONLINEORDER' && past.includes(status);
      expect(/data-intent="return-parts"/.test(main), name).toBe(
        comesBack || status === 'DELIVERED_MULTIPLE',
      );
    }
  },
  START_MS,
);

test(
  '[PLUS-063] docs/order-states.md shows what pages say in every state (write it with `vitest -u`)',
  async () => {
    const intro =
      '# States of orders\n\nWhat the page of an order and its entry in the list say and offer in each state, read from the pages themselves in every language. A test writes ' +
      'this file and holds it true (`vitest -u` in `packages/storefront` writes it). The table behind it is ' +
      '[`orderState.ts`](../packages/validation/src/orderState.ts); [orders.md](orders.md) says how a status follows from another.\n';
    const tables = told.flatMap(([code, cells]) => {
      const { locale } = markets.find((each) => each.code === code)!;
      const names = [...new Set(cells.map(([{ kind }]) => kind.name))];
      return [
        `\n## ${locale}\n`,
        ...names.map((name) =>
          tableOf(
            name,
            cells.filter(([{ kind }]) => kind.name === name),
          ),
        ),
      ];
    });
    const options = await resolveConfig(DOCUMENT);
    const text = await format(intro + tables.join('\n'), { ...options, parser: 'markdown' });
    await expect(text).toMatchFileSnapshot(DOCUMENT);
  },
  START_MS,
);

function tableOf(name: string, cells: readonly (readonly [Cell, Shown])[]): string {
  const rows = cells.map(([{ status, unpaid: way, variant }, { says, said, step, total, actions }]) =>
    [
      `\`${status}\`${way ? `, ${way} unpaid` : ''}${variant ? `, ${variant}` : ''}`,
      says,
      said,
      step || '–',
      total,
      actions.join(', ') || '–',
    ].join(' | '),
  );
  return `### ${name}\n\n| status | page says | list says | station | total | actions |\n| --- | --- | --- | --- | --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}\n`;
}
