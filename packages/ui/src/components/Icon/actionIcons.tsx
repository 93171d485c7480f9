import { Icon, type IconProps } from './Icon.tsx';

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 19.5.8-3.8L16.2 4.8a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3L8.3 18.7l-3.8.8ZM14.2 6.8l3 3" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1 1 0 0 0 1 .9h7.4a1 1 0 0 0 1-.9l.8-12M10.2 11v5M13.8 11v5" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />
      <path d="M5.5 15.5H5a.5.5 0 0 1-.5-.5V5a.5.5 0 0 1 .5-.5h10a.5.5 0 0 1 .5.5v.5" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon flips {...props}>
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17" cy="6" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
      <path d="m8.8 10.8 6-3.5M8.8 13.2l6 3.5" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5C7 16 4 13 4 9.3A4.3 4.3 0 0 1 8.3 5c1.5 0 2.9.8 3.7 2.1A4.3 4.3 0 0 1 15.7 5 4.3 4.3 0 0 1 20 9.3C20 13 17 16 12 19.5Z" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon flips {...props}>
      <path d="M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H9" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12a7 7 0 1 1-2-5l2 2M19 4.5V9h-4.5" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V4.5h10V9M7 16.5H5.5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1H17M7 14h10v5.5H7V14Z" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v10M7.5 10.5l4.5 4.5 4.5-4.5M4.5 19.5h15" />
    </Icon>
  );
}
