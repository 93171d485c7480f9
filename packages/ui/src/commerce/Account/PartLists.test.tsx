import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { buying, products, rotor } from '../fixtures/products.ts';
import { ListedParts } from './ListedParts.tsx';
import { PartLists } from './PartLists.tsx';

const target = (intent: string, fields: Record<string, string> = {}) => ({
  action: '/lists',
  intent,
  fields,
});
const lists = {
  lists: [{ id: 'l1', name: 'Brake job', href: '?list=l1', count: 2 }],
  add: target('add-to-list', { skuNumbers: '1,2' }),
  create: target('create-list', { skuNumbers: '1,2' }),
};
const list = {
  ...buying,
  name: 'Brake job',
  products,
  shopHref: '/parts',
  takeOff: target('take-off-list', { listId: 'l1' }),
  rename: target('rename-list', { listId: 'l1' }),
  forget: target('remove-list', { listId: 'l1' }),
};

const sentBy = (button: HTMLElement) => Object.fromEntries(new FormData(button.closest('form')!));

describe('lists of parts', () => {
  describeConformance((props) => <PartLists {...lists} {...props} />, { refInstanceof: HTMLDivElement });

  test('[PLUS-068] each leads to its page, and a new one takes the parts that wait', () => {
    render(<PartLists {...lists} />);
    expect(screen.getByRole('link', { name: 'Brake job' }).getAttribute('href')).toBe('?list=l1');
    expect(screen.queryByRole('button', { name: /^Save here/ })).toBeNull();
    const create = screen.getByRole('button', { name: 'Create list' });
    expect(sentBy(create)).toEqual({ intent: 'create-list', skuNumbers: '1,2', listName: '' });
    expect(screen.getByRole<HTMLInputElement>('textbox').required).toBe(true);
  });

  test('[PLUS-068] parts that wait are saved to one by a form', () => {
    render(<PartLists {...lists} waiting={2} />);
    expect(document.body.textContent).toContain('these 2 parts');
    const button = screen.getByRole('button', { name: 'Save here: Brake job' });
    expect(sentBy(button)).toEqual({ intent: 'add-to-list', skuNumbers: '1,2', listId: 'l1' });
  });

  test('[PLUS-068] a guest is told where they are kept, and that there is none', () => {
    render(<PartLists {...lists} lists={[]} isGuest />);
    expect(document.body.textContent).toContain('kept in this browser');
    expect(document.body.textContent).toContain('no lists yet');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('parts of a list', () => {
  describeConformance((props) => <ListedParts {...list} {...props} />, { refInstanceof: HTMLDivElement });

  test('[PLUS-068] each is bought or taken off where it is, with its fit', () => {
    render(<ListedParts {...list} vehicle="Halden" />);
    const row = within(screen.getAllByRole('article')[0]!);
    expect(row.getByText('Fits your Halden')).toBeTruthy();
    expect(sentBy(row.getByRole('button', { name: 'Add 2 to cart' }))).toMatchObject({
      intent: 'add-to-cart',
    });
    const off = row.getByRole('button', { name: `Take off the list: ${rotor.title}` });
    expect(sentBy(off)).toEqual({ intent: 'take-off-list', listId: 'l1', skuNumbers: rotor.skuNumber });
  });

  test('[PLUS-068] the list gets another name, and is deleted after a second look', () => {
    render(<ListedParts {...list} products={[]} isEmpty />);
    expect(screen.getByRole('link', { name: 'Go to all parts' }).getAttribute('href')).toBe('/parts');
    const rename = screen.getByRole('button', { name: 'Rename' });
    expect(sentBy(rename)).toEqual({ intent: 'rename-list', listId: 'l1', listName: 'Brake job' });
    const yes = screen.getByRole('button', { name: 'Yes, delete', hidden: true });
    expect(yes.closest('details')!.open).toBe(false);
    expect(sentBy(yes)).toEqual({ intent: 'remove-list', listId: 'l1' });
  });
});
