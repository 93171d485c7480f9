import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { faqGroups } from '../fixtures/support.ts';
import { appLinks, contentBlocks, events, repairGuide, repairShops } from '../fixtures/pages.ts';
import { AppLinks } from './AppLinks.tsx';
import { ContentBlocks } from './ContentBlocks.tsx';
import { EventList } from './EventList.tsx';
import { FaqList } from './FaqList.tsx';
import { InfoCards } from './InfoCards.tsx';
import { RepairGuide } from './RepairGuide.tsx';
import { RepairShopList } from './RepairShopList.tsx';
import { ReviewList } from './ReviewList.tsx';
import { RichText } from './RichText.tsx';
import { noReviewPage, reviewPage } from '../fixtures/reviews.ts';

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
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search questions' });
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
    expect(screen.getByText('No questions found')).toBeTruthy();
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

describe('[CONTENT-030] blocks of a page', () => {
  describeConformance((props) => <ContentBlocks blocks={contentBlocks} {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('stand in their order, and a form by its name', () => {
    const form = { kind: 'form', title: 'Sign up', form: 'sms' } as const;
    render(
      <ContentBlocks
        blocks={[...contentBlocks, form]}
        today="2026-11-23"
        forms={{ sms: <input aria-label="Phone" /> }}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How it works',
      'Step by step',
      'Events',
      'Past events',
      'Motor oil',
      'Apply',
      'Sign up',
    ]);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeTruthy();
  });

  test('of a kind or form that is not known are left out', () => {
    const strange = { kind: 'hologram', title: 'Later' } as unknown as (typeof contentBlocks)[number];
    render(<ContentBlocks blocks={[strange, { kind: 'form', title: 'Toast', form: 'toString' }]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('a shelf shows its parts where the shop hands them over', () => {
    const shelf = { kind: 'products', title: 'Oil', canonicalPath: '/oil' } as const;
    render(<ContentBlocks blocks={[shelf]} products={(path) => <p>parts of {path}</p>} />);
    expect(screen.getByText('parts of /oil')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('[CONTENT-024] events', () => {
  describeConformance((props) => <EventList title="Events" events={events} {...props} />, {
    refInstanceof: HTMLElement,
  });

  test('that have been move below those to come; the day itself is still to come', () => {
    const { rerender } = render(<EventList title="Events" events={events} today="2026-11-23" />);
    const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Events', 'Brakes for beginners', 'Past events', 'Used oil day']);
    rerender(<EventList title="Events" events={events} today="2026-09-19" />);
    expect(titles()).toEqual(['Events', 'Used oil day', 'Brakes for beginners']);
    rerender(<EventList title="Events" events={events} today="2027-03-14" />);
    expect(screen.getByText('No upcoming events')).toBeTruthy();
  });
});

describe('[CONTENT-027] repair shops', () => {
  describeConformance((props) => <RepairShopList shops={repairShops} place="92110" {...props} />, {
    refInstanceof: HTMLElement,
  });

  test('say how many, how far, how good, and are called', () => {
    render(<RepairShopList shops={repairShops} place="92110" />);
    expect(screen.getByRole('status').textContent).toBe('2 repair shops near 92110');
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('1.1 mi');
    expect(first?.textContent).toContain('4.6');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('tel:6195550161');
  });

  test('none says so', () => {
    render(<RepairShopList shops={[]} place="99701" />);
    expect(screen.getByRole('heading', { name: 'No shops nearby' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('[PLUS-051] reviews', () => {
  describeConformance((props) => <ReviewList {...reviewPage} {...props} />, { refInstanceof: HTMLElement });

  test('each says how many stars, which vehicle, who installed it, and that it is invented', () => {
    render(<ReviewList {...reviewPage} />);
    const [first, second, third, last] = [
      ...document.querySelectorAll('section > div > div > div > ol > li'),
    ].map((li) => li.textContent);
    expect(first).toContain('5 out of 5 stars');
    expect(first).toContain('Fits: 2018 Norvik Halden');
    expect(first).toContain('Installed it myself');
    expect(first).toContain('May 2026');
    expect(second).toContain('Vehicle: 2018 Norvik Halden');
    expect(third).toContain('Did not fit: 2023 Norvik Halden');
    expect(third).toContain(
      'Parts desk (demonstration): This part fits only some vehicles (Year: 2016–2021).',
    );
    expect([first, second, third].every((text) => text?.includes('Demonstration review'))).toBe(true);
    expect(last).not.toContain('Demonstration review');
    expect(screen.getByText(/^Demonstration reviews: invented/)).toBeTruthy();
  });

  test('links choose by stars, vehicle and order, and keep what is chosen besides', () => {
    const page = { ...reviewPage.page, pageNumber: 2 };
    render(<ReviewList {...reviewPage} page={page} choice={{ stars: 5, sort: 'lowest', pageNumber: 2 }} />);
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('All reviews')).toBe('/reviews?sort=lowest');
    expect(href('For your Norvik Halden (2)')).toBe('/reviews?sort=lowest&vehicle=mine');
    expect(href(/^2 stars/)).toBe('/reviews?sort=lowest&stars=2');
    expect(href('Newest')).toBe('/reviews?stars=5&sort=newest');
    expect(screen.queryByRole('link', { name: /^3 stars/ })).toBeNull();
    const chosen = document.querySelectorAll('[aria-current="true"]');
    expect([...chosen].map(({ textContent }) => textContent)).toEqual(['5 stars (12)', 'Lowest rated']);
    expect(href('Page 3')).toBe('/reviews?stars=5&sort=lowest&pageNumber=3');
  });

  test('what is chosen is one chip, and without a vehicle it is all reviews', () => {
    const { vehicle, ...page } = reviewPage.page;
    const chosen = () =>
      [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);
    const { rerender } = render(<ReviewList {...reviewPage} choice={{ vehicle: 'mine' }} />);
    expect(chosen()).toEqual([`For your ${vehicle!.name} (2)`, 'Newest']);
    rerender(<ReviewList {...reviewPage} page={page} choice={{ vehicle: 'mine' }} />);
    expect(chosen()).toEqual(['All reviews', 'Newest']);
  });

  test('a choice leads to a heading that says how many there are, and the order', () => {
    const { rerender } = render(<ReviewList {...reviewPage} />);
    const heading = document.querySelector<HTMLElement>('[data-list-heading]');
    heading?.focus();
    expect(document.activeElement?.tagName).toBe('H2');
    expect(screen.getByRole('status').textContent).toBe('20 reviews, Newest');
    rerender(<ReviewList {...noReviewPage} choice={{ stars: 1, sort: 'lowest' }} />);
    expect(screen.getByRole('status').textContent).toBe('0 reviews, Lowest rated');
    expect(document.activeElement).toBe(heading);
  });

  test('without a vehicle there is none to choose, and no match says what to do', () => {
    render(<ReviewList {...noReviewPage} />);
    expect(screen.queryByRole('link', { name: /^For your/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'No reviews match' })).toBeTruthy();
  });
});

describe('[CONTENT-028] the app', () => {
  describeConformance((props) => <AppLinks {...appLinks} {...props} />, { refInstanceof: HTMLDivElement });

  test('has a badge for each store in the given order, and a code with the address of the page', () => {
    const { rerender } = render(<AppLinks {...appLinks} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Download on the App Store',
      'Get it on Google Play',
    ]);
    expect(screen.getByRole('img', { name: 'QR code of this page', hidden: true })).toBeTruthy();
    rerender(<AppLinks links={[]} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('[ACCT-057] a repair guide', () => {
  describeConformance((props) => <RepairGuide guide={repairGuide} {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('has its steps in order, each with its caution, and what the job takes', () => {
    render(<RepairGuide guide={repairGuide} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Loosen the wheel nuts', 'Push the piston back', 'Tools']),
    );
    expect(screen.getByText('90 minutes')).toBeTruthy();
    expect(screen.getByText('Watch the fluid reservoir.')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Wheel nut' })).toBeTruthy();
  });
});
