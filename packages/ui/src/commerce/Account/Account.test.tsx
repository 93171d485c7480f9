import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import { ProfileSection, type ProfileSectionProps } from './ProfileSection.tsx';

const orders = { title: 'Orders', href: '/user/orderHistory' };

describe('a card of the overview', () => {
  describeConformance(
    (props) => (
      <OverviewCard {...orders} state="filled" {...props}>
        Arrives today
      </OverviewCard>
    ),
    { refInstanceof: HTMLElement },
  );

  test('opens its page in every state', () => {
    const { rerender } = render(<OverviewCard {...orders} state="loading" />);
    const states = ['failed', 'empty', 'filled', 'loading'] as const;
    for (const state of states) {
      rerender(<OverviewCard {...orders} state={state} />);
      expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/user/orderHistory');
    }
  });

  test('shows its content when it is there, and invites when there is none', () => {
    const empty = { words: 'No orders yet', action: { label: 'See deals', href: '/deals' } };
    const { container, rerender } = render(
      <OverviewCard {...orders} state="empty" empty={empty}>
        Content
      </OverviewCard>,
    );
    expect(screen.getByRole('link', { name: 'See deals' }).getAttribute('href')).toBe('/deals');
    expect(container.textContent).not.toContain('Content');
    rerender(
      <OverviewCard {...orders} state="filled" empty={empty}>
        Content
      </OverviewCard>,
    );
    expect(container.textContent).toBe('OrdersContent');
  });

  test('is busy while it loads; when it fails it says so and tries again', () => {
    const onRetry = vi.fn<() => void>();
    const { container, rerender } = render(<OverviewCard {...orders} state="loading" />);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    rerender(<OverviewCard {...orders} state="failed" retry={{ onRetry }} />);
    expect(container.querySelector('[aria-busy]')).toBeNull();
    within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<OverviewCard {...orders} state="failed" retry={{ href: '/again' }} />);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/again');
  });
});

const section: ProfileSectionProps = {
  title: 'contact',
  items: [{ term: 'Email', value: 'sam@example.com' }],
  editHref: '?edit=contact',
  cancelHref: '/user/myProfile',
  save: { action: '/actions', intent: 'save-profile' },
  children: <TextField label="Email" name="email" defaultValue="sam@example.com" />,
};

function Editable(props: Partial<ProfileSectionProps>) {
  const [isEditing, setEditing] = useState(false);
  return (
    <ProfileSection
      {...section}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      onCancel={() => setEditing(false)}
      {...props}
    />
  );
}

describe('a section of the profile', () => {
  describeConformance((props) => <ProfileSection {...section} {...props} />, { refInstanceof: HTMLElement });

  test('leaves a press for a tab of its own to the browser', () => {
    render(<Editable />);
    fireEvent.click(screen.getByRole('link', { name: 'Edit contact' }), { ctrlKey: true });
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('opens in place with the focus in its first field, and closes with the focus on the edit link', () => {
    render(<Editable />);
    fireEvent.click(screen.getByRole('link', { name: 'Edit contact' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit contact' }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('without script its links lead to the page that is open or closed, and its form posts', () => {
    const { rerender } = render(<ProfileSection {...section} />);
    expect(screen.getByRole('link', { name: 'Edit contact' }).getAttribute('href')).toBe('?edit=contact');
    rerender(<ProfileSection {...section} isEditing />);
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/user/myProfile');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Edit contact' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/actions']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      intent: 'save-profile',
      email: 'sam@example.com',
    });
  });

  test('a failure shows at the section and keeps what was typed', () => {
    const { rerender } = render(<ProfileSection {...section} isEditing />);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    fireEvent.change(field, { target: { value: 'ana@example.com' } });
    rerender(<ProfileSection {...section} isEditing error="This email has an account already." />);
    expect(screen.getByRole('alert').textContent).toContain('This email has an account already.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
  });

  test('asks for the current password where that is due', () => {
    const { rerender } = render(<ProfileSection {...section} isEditing />);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    rerender(<ProfileSection {...section} isEditing asksPassword />);
    const field = screen.getByLabelText<HTMLInputElement>('Current password');
    expect([field.name, field.type, field.autocomplete]).toEqual([
      'currentPassword',
      'password',
      'current-password',
    ]);
  });

  test('saving takes no second press', () => {
    render(<ProfileSection {...section} isEditing isSaving />);
    expect(screen.getByRole('button', { name: /Save/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('an empty one reads so and is added; loading and failing ones cannot be edited', () => {
    const { container, rerender } = render(<ProfileSection {...section} items={[]} />);
    expect(screen.getByText('Not added')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add contact' })).toBeTruthy();
    rerender(<ProfileSection {...section} items={undefined} isEditing />);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    rerender(<ProfileSection {...section} items={null} retry={{ href: '/again' }} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Try again']);
  });
});
