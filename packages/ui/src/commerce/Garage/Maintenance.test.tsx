import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { esMX } from '../../i18n/es-MX.ts';
import { intervals } from '../fixtures/account.ts';
import { MaintenanceTimeline } from './MaintenanceTimeline.tsx';

const saveMileage = { action: '/actions', intent: 'save-mileage', fields: { vehicleId: 'v1' } };
const schedule = { unit: 'mi', mileage: 44_620 } as const;

describeConformance((props) => <MaintenanceTimeline intervals={intervals} {...schedule} {...props} />, {
  refInstanceof: HTMLElement,
  ariaWords: ['Feb Jun Jan Dec mi'],
});

describe('a schedule', () => {
  test('each service says how urgent it is, how often it comes, when next and when last', () => {
    render(<MaintenanceTimeline intervals={intervals} {...schedule} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Front brake padsOverdueevery 30,000 miNext due42,400 miLast doneFeb 11, 2023 · 12,400 miShop partsLog service',
      'Oil and filterDue soonevery 5,000 mi or every 6 monthsNext due45,100 mi or Dec 3, 2026Last doneJun 3, 2026 · 40,100 miShop partsLog service',
      'Wiper bladesNot recordedevery 12 monthsLast doneNot recorded',
      `${intervals[3]!.name}Laterevery 60,000 mi or every 48 monthsNext due96,000 mi or Jan 20, 2030Last doneJan 20, 2026 · 36,000 miLog service`,
    ]);
  });

  test('every action names its service', () => {
    render(<MaintenanceTimeline intervals={intervals.slice(0, 1)} {...schedule} />);
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Shop parts for Front brake pads')).toBe('/parts/brakes/brake-pads');
    expect(link('Log service: Front brake pads')).toBe('/user/addServiceHistory/v1?type=brakes');
  });

  test('speaks the language and the unit of the market', () => {
    const { container } = render(
      <TestProvider locale="es-MX" strings={esMX}>
        <MaintenanceTimeline intervals={intervals.slice(1, 2)} unit="km" mileage={71_800} />
      </TestProvider>,
    );
    expect(container.textContent).toContain('cada 5,000 km o cada 6 meses');
    expect(container.textContent).toContain('Kilometraje actual 71,800 km');
  });
});

describe('the mileage', () => {
  test('is sent by a form that opens and works without script', () => {
    const { container } = render(
      <MaintenanceTimeline intervals={[]} {...schedule} saveMileage={saveMileage} />,
    );
    const details = container.querySelector('details')!;
    expect(details.open).toBe(false);
    expect(Object.fromEntries(new FormData(details.querySelector('form')!))).toEqual({
      intent: 'save-mileage',
      vehicleId: 'v1',
      mileage: '44620',
    });
  });

  test('that was refused stands open with the reason', () => {
    const { container } = render(
      <MaintenanceTimeline intervals={[]} {...schedule} saveMileage={saveMileage} mileageError="Too high." />,
    );
    expect(container.querySelector('details')!.open).toBe(true);
    const field = screen.getByLabelText('Current mileage');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too high.')).toBeTruthy();
  });

  test('that nobody noted says so', () => {
    const { container } = render(<MaintenanceTimeline intervals={[]} unit="mi" />);
    expect(container.textContent).toContain('Current mileage Not added');
    expect(container.querySelector('details')).toBeNull();
  });
});

test('without a schedule a service can still be noted; a failure keeps the mileage and can be tried again', () => {
  const onRetry = vi.fn<() => void>();
  const { container, rerender } = render(<MaintenanceTimeline intervals={[]} {...schedule} logHref="/log" />);
  expect(screen.getByRole('heading', { name: 'No maintenance schedule for this vehicle' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log service' }).getAttribute('href')).toBe('/log');
  rerender(<MaintenanceTimeline intervals={null} {...schedule} retry={{ onRetry }} />);
  within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(container.textContent).toContain('44,620 mi');
});
