export * from './accountIcons.tsx';
export * from './actionIcons.tsx';
export * from './commerceIcons.tsx';
export * from './contactIcons.tsx';
export { Icon, type DrawnIconProps, type IconProps } from './Icon.tsx';
export * from './navigationIcons.tsx';
export * from './statusIcons.tsx';
export * from './vehicleIcons.tsx';
