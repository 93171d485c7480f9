import { Icon, type IconProps } from './Icon.tsx';

// What accounts and their forms show: apart from the rest, so that a shop's first page does not carry it.

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h7.5L20 13l-7 7-8.5-8.5L4 4.5ZM8.2 8.5h.01" />
    </Icon>
  );
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h16v4H4v-4ZM5.5 12.5v7h13v-7M12 8.5v11M12 8.5c-1.5-4.5-6-4.5-5.5-1.8.2 1.2 2 1.8 5.5 1.8Zm0 0c1.5-4.5 6-4.5 5.5-1.8-.2 1.2-2 1.8-5.5 1.8Z" />
    </Icon>
  );
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5 8 5l2-1.5L12 5l2-1.5L16 5l2.5-1.5v17L16 19l-2 1.5-2-1.5-2 1.5L8 19l-2.5 1.5v-17ZM9 9.5h6M9 13.5h6" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.8 12C4.8 8 8 5.8 12 5.8S19.2 8 21.2 12C19.2 16 16 18.2 12 18.2S4.8 16 2.8 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.8 6c.7-.1 1.4-.2 2.2-.2 4 0 7.2 2.2 9.2 6.2a13 13 0 0 1-2.3 3.2M6.3 7.6A13 13 0 0 0 2.8 12c2 4 5.2 6.2 9.2 6.2 1.8 0 3.4-.4 4.8-1.2M10 10a2.8 2.8 0 0 0 4 4M4.5 4.5l15 15" />
    </Icon>
  );
}
