import { Icon, type IconProps } from './Icon.tsx';

export function CartIcon(props: IconProps) {
  return (
    <Icon flips {...props}>
      <path d="M3 4.5h2.3l2 10.5h10.2l2-7.5H6" />
      <circle cx="8.8" cy="18.8" r="1.5" />
      <circle cx="16.2" cy="18.8" r="1.5" />
    </Icon>
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5v10h15v-10M3.5 9.5l1.5-5h14l1.5 5a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7 0 2.8 2.8 0 0 1-5.7 0ZM10 19.5V14h4v5.5" />
    </Icon>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon flips {...props}>
      <path d="M2.8 6h10.7v10.5M13.5 9.5h4l3.7 4v3h-1.7M15.2 16.5H9.3M5.2 16.5H2.8V6" />
      <circle cx="7.2" cy="17" r="2" />
      <circle cx="17.4" cy="17" r="2" />
    </Icon>
  );
}

export function PackageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 8 4.3v8.4l-8 4.3-8-4.3V7.8l8-4.3ZM4.2 8 12 12.2 19.8 8M12 12.2v8M8 5.7l8 4.3" />
    </Icon>
  );
}

export function CreditCardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M6.5 14.8h3.5" />
    </Icon>
  );
}

export function ReturnIcon(props: IconProps) {
  return (
    <Icon flips {...props}>
      <path d="m4.5 8 3.5-3.5M4.5 8 8 11.5M4.5 8h10.3a4.7 4.7 0 0 1 0 9.4H8" />
    </Icon>
  );
}

export function CoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5.5 12 4l3 1.5M12 4v4M19.5 12l.4 3.4-2.7 2M19.9 15.4l-3.4-2M7 18.5l-3-1.7L4.2 13.3M4 16.8l3.5-2M15.5 6a7.5 7.5 0 0 1 4 5M16.5 18a7.5 7.5 0 0 1-8 .8M4.3 12.5A7.5 7.5 0 0 1 8 6.5" />
    </Icon>
  );
}

export function BarcodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6v12M7.5 6v12M10.5 6v12M14.5 6v12M17 6v12M20 6v12" />
    </Icon>
  );
}

export function ReportIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8.5L19 8v12.5H6v-17ZM14 3.5V8.5h5M9 12.5h7M9 16h5" />
    </Icon>
  );
}

/** A ticked list on a clipboard: an order that has been taken. */
export function ClipboardCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5.5H5.5v15h13v-15H15M9 3.5h6v4H9v-4ZM8.8 14.2l2.2 2.2 4.2-4.4" />
    </Icon>
  );
}

/** A bag with its handle, to be carried out of a store. */
export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 8.5h13l1 11.5h-15l1-11.5ZM8.8 11V7.5a3.2 3.2 0 0 1 6.4 0V11" />
    </Icon>
  );
}

/** A door that a package has arrived at. */
export function DoorstepIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 11 8.5-7 8.5 7M5.8 9.5v10.7h12.4V9.5M9 20v-6h6v6M12 14v2.2" />
    </Icon>
  );
}
