import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { faqGroups } from '../fixtures/support.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { FaqList } from './FaqList.tsx';
import { InfoCards } from './InfoCards.tsx';
import { RichText } from './RichText.tsx';

const faq = { action: '/lp/faqs', contactHref: '/contactus', groups: faqGroups };

describe('questions', () => {
  describeConformance((props) => <FaqList {...faq} {...props} />, { refInstanceof: HTMLDivElement });

  test('stand in their groups; one without questions is left out', () => {
    render(<FaqList {...faq} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Orders', 'Returns']);
  });

  test('each answer has its address, and the one that is asked for is open', () => {
    render(<FaqList {...faq} openId="core" />);
    expect(document.getElementById('core')?.textContent).toContain('45 days');
    const open = screen.getAllByRole<HTMLDetailsElement>('group').filter((details) => details.open);
    expect(open).toHaveLength(1);
    expect(open[0]?.contains(document.getElementById('core'))).toBe(true);
  });

  test('are filtered while the shopper types, or by asking for the page', () => {
    const onQueryChange = vi.fn();
    render(<FaqList {...faq} onQueryChange={onQueryChange} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the questions' });
    fireEvent.change(field, { target: { value: 'core' } });
    expect(onQueryChange).toHaveBeenCalledWith('core');
    expect([field.form!.method, field.form!.getAttribute('action'), field.name]).toEqual([
      'get',
      '/lp/faqs',
      'q',
    ]);
  });

  test('say how many the filter left', () => {
    render(<FaqList {...faq} groups={faqGroups.slice(1)} query="core" />);
    expect(screen.getByRole('status').textContent).toBe('1 question');
  });

  test('that nobody asked lead to the desk', () => {
    render(<FaqList {...faq} groups={[]} query="flux" />);
    expect(screen.getByText('No question matches')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contactus');
    expect(screen.getByRole('link', { name: 'Show all questions' }).getAttribute('href')).toBe('/lp/faqs');
  });
});

describe('text of editors', () => {
  describeConformance((props) => <RichText html="<p>Returns</p>" {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('is shown as the elements that it is', () => {
    render(<RichText html='<h2>Returns</h2><p>See <a href="/lp/faqs">the questions</a></p>' />);
    expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'the questions' }).getAttribute('href')).toBe('/lp/faqs');
  });
});

describe('an address', () => {
  describeConformance((props) => <AddressBlock name="Sam" lines={['1420 Harbor Blvd']} {...props} />, {
    refInstanceof: HTMLElement,
  });

  test('leaves out lines that are empty and can be called', () => {
    render(
      <AddressBlock
        lines={['1420 Harbor Blvd', undefined, '', 'Santa Ana, CA 92704']}
        phone={{ shown: '(714) 555-0123', number: '+17145550123' }}
      />,
    );
    expect([...document.querySelectorAll('address p')].map(({ textContent }) => textContent)).toEqual([
      '1420 Harbor Blvd',
      'Santa Ana, CA 92704',
    ]);
    expect(screen.getByRole('link', { name: '(714) 555-0123' }).getAttribute('href')).toBe(
      'tel:+17145550123',
    );
  });
});

describeConformance(
  (props) => <InfoCards title="How" cards={[{ title: 'One', text: 'Words' }]} {...props} />,
  { refInstanceof: HTMLElement },
);

test('cards of a few words link on where they say so; none is no heading', () => {
  const { rerender } = render(
    <InfoCards
      title="How"
      cards={[
        { title: 'One', text: 'Words' },
        { title: 'Two', text: 'More', link: { label: 'On', href: '/on' } },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/on']);
  rerender(<InfoCards title="How" cards={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
