import type { Market } from '@driveline/markets';

/** Whether the market has a rewards program; without one no page, link or field tells of it. */
export const hasRewards = ({ features }: Pick<Market, 'features'>): boolean => features?.rewards !== false;
