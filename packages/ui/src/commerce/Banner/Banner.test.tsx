import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { offer } from '../fixtures/support.ts';
import { AppBanner } from './AppBanner.tsx';
import { DismissibleBanner } from './DismissibleBanner.tsx';
import { EmailOffer } from './EmailOffer.tsx';
import { PageEdge } from './PageEdge.tsx';
import { VehicleHint } from './VehicleHint.tsx';

const target = { action: '/actions', intent: 'hide-banner', fields: { alertType: 'PILOT' } };
const app = { name: 'Ironbay', icon: null, href: 'https://apps.example/shop' };
const card = { offer, savingsHref: '/lp/savings', signUp: { target }, dismissal: { target } };

describe('a banner', () => {
  describeConformance(
    (props) => (
      <DismissibleBanner
        label="Returns"
        dismissal={{ target }}
        link={{ href: '/r', words: 'How' }}
        {...props}
      >
        90-day returns
      </DismissibleBanner>
    ),
    { refInstanceof: HTMLElement },
  );

  test('is a region that leads on and can be dismissed, without script by a post', () => {
    render(
      <DismissibleBanner label="Returns" dismissal={{ target }} link={{ href: '/r#policy', words: 'How' }}>
        90-day returns
      </DismissibleBanner>,
    );
    expect(screen.getByRole('region', { name: 'Returns' }).textContent).toContain('90-day returns');
    expect(screen.getByRole('link', { name: 'How' }).getAttribute('href')).toBe('/r#policy');
    const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
    expect(close.form!.method).toBe('post');
    expect(Object.fromEntries(new FormData(close.form!))).toEqual({
      intent: 'hide-banner',
      alertType: 'PILOT',
    });
  });

  test('calls the page in place of the post where script runs', () => {
    const onAct = vi.fn();
    render(
      <DismissibleBanner label="Returns" dismissal={{ target, onAct }}>
        90-day returns
      </DismissibleBanner>,
    );
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
    expect(fireEvent.submit(form!)).toBe(false);
    expect(onAct).toHaveBeenCalledOnce();
  });

  test('[REWARD-028] tells the page that its link was followed, too', () => {
    const onFollow = vi.fn();
    render(
      <DismissibleBanner label="Rewards" dismissal={{ target }} link={{ href: '#r', words: 'See', onFollow }}>
        Something new
      </DismissibleBanner>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'See' }));
    expect(onFollow).toHaveBeenCalledOnce();
  });
});

describe('the offer of the app', () => {
  describeConformance((props) => <AppBanner {...app} dismissal={{ target }} {...props} />, {
    refInstanceof: HTMLElement,
  });

  test('[SHELL-052] says its name and rating and leads to the store of the phone', () => {
    render(<AppBanner {...app} rating={{ value: 4.8, count: 120 }} dismissal={{ target }} />);
    expect(screen.getByRole('link', { name: 'Get app Ironbay' }).getAttribute('href')).toBe(app.href);
    expect(screen.getByRole('region', { name: 'Our app' }).textContent).toContain('4.8');
  });

  test('closes', () => {
    const onAct = vi.fn();
    render(<AppBanner {...app} dismissal={{ target, onAct }} />);
    fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).form!);
    expect(onAct).toHaveBeenCalledOnce();
  });
});

describe('the offer at the side', () => {
  describeConformance((props) => <EmailOffer {...card} {...props} />, { refInstanceof: HTMLDetailsElement });

  const tab = () => screen.getByText('Email offer').closest('summary')!;
  const details = () => tab().parentElement as HTMLDetailsElement;

  test('unfolds by the platform while nobody holds it', () => {
    render(<EmailOffer {...card} />);
    expect(details().open).toBe(false);
    fireEvent.click(tab());
    expect(details().open).toBe(true);
  });

  test('[REWARD-032] its tab asks the parent that holds it', () => {
    const onToggle = vi.fn();
    render(<EmailOffer {...card} isOpen onToggle={onToggle} />);
    fireEvent.click(tab());
    expect(onToggle).toHaveBeenCalledOnce();
    expect(details().open).toBe(true);
  });

  test('signs up and is sent away by posts', () => {
    const signUp = { target: { action: '/actions', intent: 'sign-up' } };
    render(<EmailOffer {...card} signUp={signUp} isOpen />);
    const sent = ['Sign me up', 'No, thanks'].map((name) => {
      const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
      return [form!.method, new FormData(form!).get('intent')];
    });
    expect(sent).toEqual([
      ['post', 'sign-up'],
      ['post', 'hide-banner'],
    ]);
  });

  test('takes no second press while it works', () => {
    render(<EmailOffer {...card} isOpen status="requesting" />);
    expect(screen.getByRole('button', { name: /Sign me up/ }).getAttribute('aria-busy')).toBe('true');
  });

  test('says that it failed, and may be tried again', () => {
    render(<EmailOffer {...card} isOpen status="failed" />);
    expect(screen.getByRole('alert').textContent).toContain('couldn’t sign you up');
    expect(screen.getByRole('button', { name: 'Sign me up' })).toBeTruthy();
  });

  test('[REWARD-033] shows what was unlocked, with code and expiry, in place of the sign-up', () => {
    render(<EmailOffer {...card} isOpen status="confirmed" />);
    const [said = ''] = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('You unlocked 15% off');
    expect(said).toContain('HELLO15-7QX2');
    expect(said).toContain('Valid through December 31, 2026');
    expect(screen.queryByRole('button', { name: 'Sign me up' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy();
  });

  test('[REWARD-039] leads to all savings', () => {
    render(<EmailOffer {...card} isOpen />);
    expect(screen.getByRole('link', { name: 'See all savings' }).getAttribute('href')).toBe('/lp/savings');
  });
});

describe('an edge of the page', () => {
  describeConformance((props) => <PageEdge place="corner" {...props} />, { refInstanceof: HTMLDivElement });
});

describe('the hint for a vehicle', () => {
  describeConformance((props) => <VehicleHint href="/user/myVehicle" onClose={vi.fn()} {...props} />, {
    refInstanceof: HTMLElement,
  });

  test('[VEHST-006] [VEHST-013] asks for a vehicle without taking the focus, and leads to the picker', () => {
    const onFollow = vi.fn();
    render(<VehicleHint href="/user/myVehicle" onFollow={onFollow} onClose={vi.fn()} />);
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('Add your vehicle to see what fits.');
    const link = screen.getByRole('link', { name: 'Add vehicle' });
    expect(link.getAttribute('href')).toBe('/user/myVehicle');
    expect(link.dataset).toMatchObject({ intent: 'open-vehicle-picker', source: 'ymme alert' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onFollow).toHaveBeenCalledOnce();
  });

  test('Escape and its button send it away; another key and a taken Escape do not', () => {
    const onClose = vi.fn();
    render(<VehicleHint href="/user/myVehicle" onClose={onClose} />);
    fireEvent.keyDown(document.body, { key: 'a' });
    const taken = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    taken.preventDefault();
    document.dispatchEvent(taken);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
