import type { ReactNode } from 'react';
import type { Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from '../Page/PageHeader.tsx';
import type { BlockProps } from '../private/blockProps.ts';

export interface CategoryHeaderProps extends BlockProps<'header'> {
  name: string;
  crumbs: readonly Crumb[];
  /** What is in it, in a sentence or two. */
  description?: string;
  /** The vehicle bar. */
  vehicle?: ReactNode;
}

/** A category's name, place and vehicle [CATALOG-029]. */
export function CategoryHeader({ name, crumbs, description, vehicle, ...rest }: CategoryHeaderProps) {
  return (
    <PageHeader title={name} crumbs={crumbs} lead={description} {...rest}>
      {vehicle}
    </PageHeader>
  );
}
