import type { ReactNode } from 'react';
import type { Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from '../Page/PageHeader.tsx';

export interface CategoryHeaderProps {
  name: string;
  crumbs: readonly Crumb[];
  /** What is in it, in a sentence or two. */
  description?: string;
  /** The vehicle bar. */
  vehicle?: ReactNode;
}

/** A category's name, place and vehicle [CATALOG-029]. */
export function CategoryHeader({ name, crumbs, description, vehicle }: CategoryHeaderProps) {
  return (
    <PageHeader title={name} crumbs={crumbs} lead={description}>
      {vehicle}
    </PageHeader>
  );
}
