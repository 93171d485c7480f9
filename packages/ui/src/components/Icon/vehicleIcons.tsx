import { Icon, type IconProps } from './Icon.tsx';

export function CarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 16.5v-4.3l1.3-1 1.7-4.4a1.5 1.5 0 0 1 1.4-1h8.2a1.5 1.5 0 0 1 1.4 1l1.7 4.4 1.3 1v4.3h-17ZM5 11.2h14M5 16.5v2M19 16.5v2M7 14h1.5M15.5 14H17" />
    </Icon>
  );
}

export function GarageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 20V9.5L12 4l8.5 5.5V20M7 20v-8.5h10V20M7 15h10M7 18h10" />
    </Icon>
  );
}

export function WrenchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6.5a4 4 0 0 1 5-1.5l-2.8 2.8.3 2.2 2.2.3L20.5 9a4 4 0 0 1-5.7 4.3L8 20.2a1.6 1.6 0 0 1-2.3 0l-1.9-1.9a1.6 1.6 0 0 1 0-2.3l6.9-6.8a4 4 0 0 1 3.8-2.7Z" />
    </Icon>
  );
}

export function EngineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9.5h2.5V7.5h7v2h2.5l1.5 2h1.7v6h-1.7l-1.5 1.5H9.5L7.5 17H6V9.5ZM12 7.5v-2.5M9 5h6M3 10.5v6M3 13.5h3" />
    </Icon>
  );
}

export function BatteryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="7.5" width="17" height="11" rx="1.5" />
      <path d="M6.5 7.5V5h3v2.5M14.5 7.5V5h3v2.5M7 12.5h3M14.5 12.5h3M16 11v3" />
    </Icon>
  );
}

export function WheelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.8" />
      <path d="M12 7.2v3M12 13.8v3M7.2 12h3M13.8 12h3" />
    </Icon>
  );
}

export function OilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c3.7 4.5 5.8 7.8 5.8 10.5a5.8 5.8 0 0 1-11.6 0c0-2.7 2.1-6 5.8-10.5ZM9.3 14.3a2.7 2.7 0 0 0 2.2 2.6" />
    </Icon>
  );
}

export function RotorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 6h.01M17.2 9h.01M17.2 15h.01M12 18h.01M6.8 15h.01M6.8 9h.01" strokeWidth="2.2" />
    </Icon>
  );
}
