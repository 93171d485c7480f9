import { Icon, type IconProps } from '../../components/Icon/Icon.tsx';

/** Plain drawings that name a network without its mark, which belongs to its owner. */
const drawings: Readonly<Record<string, string>> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9.500v5l5-2.500z',
  facebook:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12.500 21v-9.500a3 3 0 0 1 3-3h1.500M10 13h6',
};

export interface SocialIconProps extends Omit<IconProps, 'children'> {
  /** Name of the network in lowercase; one that is not known shows a globe. */
  network: string;
}

export function SocialIcon({ network, ...rest }: SocialIconProps) {
  return (
    <Icon size={22} {...rest}>
      <path
        d={
          drawings[network] ??
          'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'
        }
      />
    </Icon>
  );
}
