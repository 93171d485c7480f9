import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { newPage, reviewPage, writablePage } from '../fixtures/reviews.ts';
import { OwnReviewNote, OwnTextFields, OwnTextSent } from './OwnText.tsx';
import { ReviewList } from './ReviewList.tsx';
import { StarsField } from './StarsField.tsx';

const stars = { id: 'review-stars', name: 'stars', legend: 'Overall rating' };

describe('[PLUS-051] stars to give', () => {
  describeConformance((props) => <StarsField {...stars} {...props} />, {
    refInstanceof: HTMLFieldSetElement,
  });

  test('are a group of five radios, each by its name, and are sent as a form sends them', async () => {
    render(
      <form>
        <StarsField {...stars} defaultValue="4" />
      </form>,
    );
    const sent = () => new FormData(document.querySelector('form')!).get('stars');
    expect(screen.getByRole('group', { name: 'Overall rating' })).toBeTruthy();
    expect(screen.getAllByRole('radio').length).toBe(5);
    expect(sent()).toBe('4');
    await userEvent.click(screen.getByText('1 star'));
    expect(sent()).toBe('1');
    await userEvent.keyboard('{ArrowRight}');
    expect(sent()).toBe('2');
  });

  test('the error is told with the question, and the first radio is where a summary leads', () => {
    render(<StarsField {...stars} errorMessage="required" />);
    const group = screen.getByRole('group', { name: 'Overall rating' });
    expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toContain(
      'required',
    );
    expect(screen.getByRole('radio', { name: '1 star' }).id).toBe(stars.id);
  });
});

describe('[PLUS-051] reviews to write, questions to ask', () => {
  test('a review of a buyer has a title, its line breaks and a mark; it is no demonstration', () => {
    render(<ReviewList {...reviewPage} />);
    const own = screen.getByText('Quiet from the first mile').closest('li')!;
    expect(own.textContent).toContain('Verified purchase');
    expect(own.textContent).toContain('in an hour.\nNo noise');
    expect(own.textContent).not.toContain('Demonstration');
  });

  test('text of another language says which, and markup in it is text', () => {
    const [, , , last] = reviewPage.page.reviews;
    const foreign = { ...last!, locale: 'pt-BR', title: '<b>Ótimo</b>', text: '<script>alert(1)</script>' };
    render(<ReviewList {...reviewPage} page={{ ...reviewPage.page, reviews: [foreign] }} />);
    expect(screen.getByText('<b>Ótimo</b>').closest('[lang]')?.getAttribute('lang')).toBe('pt-BR');
    expect(screen.getByText('<script>alert(1)</script>').lang).toBe('pt-BR');
    expect(document.querySelector('script, li b')).toBeNull();
    expect(screen.getByText('<b>Ótimo</b>').closest('li')!.textContent).toContain('Portuguese');
  });

  test('text of another region of the page’s language names none', () => {
    const [first] = reviewPage.page.reviews;
    render(
      <ReviewList {...reviewPage} page={{ ...reviewPage.page, reviews: [{ ...first!, locale: 'en-GB' }] }} />,
    );
    expect(screen.getByText(first!.text!).closest('li')!.textContent).not.toContain('English');
  });

  test('links lead to both forms; a question has its answer below', () => {
    render(<ReviewList {...writablePage} />);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Write a review')).toBe('/user/writeReview?part=1');
    expect(href('Ask a question')).toBe('/user/askQuestion?part=1');
    const question = screen.getByText('Does the box hold one rotor or two?').closest('li')!;
    expect(question.textContent).toContain('Our answer: One. Order two');
  });

  test('a part that nobody has spoken of asks its buyers to, and has nothing to filter', () => {
    render(<ReviewList {...newPage} />);
    expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
    expect(screen.queryByText(/^0 reviews/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Write a review' }).length).toBe(1);
    expect(screen.queryByRole('navigation', { name: 'Filter reviews' })).toBeNull();
    expect(screen.getByText('No one has asked about this part yet.')).toBeTruthy();
  });

  test('without the ways there are none', () => {
    render(<ReviewList {...reviewPage} />);
    expect(screen.queryByRole('link', { name: /^(Write|Ask)/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Questions and answers' })).toBeNull();
  });
});

describe('[PLUS-051] what a member writes', () => {
  const field = (name: string) => ({ id: `f-${name}`, name, errorMessage: undefined });
  const own = { bought: true, ordersHref: '/orders' };
  describeConformance((props) => <OwnTextFields kind="review" field={field} {...props} />, {
    refInstanceof: HTMLDivElement,
  });
  describeConformance((props) => <OwnTextSent kind="review" href="/r" {...props} />, {
    refInstanceof: HTMLDivElement,
  });
  describeConformance((props) => <OwnReviewNote {...own} bought={false} {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('a review asks for stars, title, text and name, and for a vehicle where there is one to name', () => {
    const vehicles = [{ vehicleId: '7', name: '2018 Norvik Halden 2.5L' }];
    const { rerender } = render(<OwnTextFields kind="review" field={field} vehicles={vehicles} />);
    const names = () => [...document.querySelectorAll('[name]')].map((one) => one.getAttribute('name'));
    expect([...new Set(names())]).toEqual(['stars', 'title', 'text', 'vehicleId', 'displayName']);
    expect(screen.getByRole('option', { name: '2018 Norvik Halden 2.5L' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Review title/).maxLength).toBe(80);
    rerender(<OwnTextFields kind="review" field={field} />);
    expect(names()).not.toContain('vehicleId');
    rerender(<OwnTextFields kind="question" field={field} />);
    expect(names()).toEqual(['question', 'displayName']);
    expect(screen.getByText(/publish it with our answer/)).toBeTruthy();
  });

  test('what was sent is read before it shows', () => {
    render(<OwnTextSent kind="review" href="/r" />);
    expect(screen.getByRole('status').textContent).toContain('read it before it appears');
    expect(screen.getByRole('link', { name: 'See all reviews' }).getAttribute('href')).toBe('/r');
  });

  test('the state of the own review is told with the reason of a refusal', () => {
    const { rerender, container } = render(<OwnReviewNote {...own} />);
    expect(container.textContent).toBe('');
    rerender(<OwnReviewNote {...own} review={{ status: 'refused', reason: 'It is about a store.' }} />);
    expect(container.textContent).toContain('Our reason: It is about a store.');
    rerender(<OwnReviewNote {...own} review={{ status: 'published' }} />);
    expect(container.textContent).toContain('is published');
    rerender(<OwnReviewNote {...own} bought={false} />);
    expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('/orders');
  });
});
