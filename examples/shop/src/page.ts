import { isB2cError, type B2cClient } from '@driveline/api';
import { remedyOf, type AddressQuestion, type ShownRemedy } from '@driveline/hooks';
import type { Issue, Values } from '@driveline/validation';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A post that did not succeed: the page that it came from shows why, beside what was typed. */
export interface Posted {
  readonly values: Values;
  readonly issues?: readonly Issue[];
  readonly message?: string;
  /** How many there are, or the way that brings all. */
  readonly remedy?: ShownRemedy;
  /** The address is not known as typed. */
  readonly addressChoice?: AddressQuestion;
}

/** A refusal of the server, in its words. */
export function refused(error: unknown, values: Values): Posted {
  if (!isB2cError(error)) throw error;
  const remedy = remedyOf(error, Number(values['quantity']));
  return { values, message: error.message, ...(remedy && { remedy }) };
}

export interface PageProps {
  readonly url: URL;
  readonly posted: Posted | undefined;
}

export interface Page {
  /** What it shows; the server asks for it before it renders the page. */
  readonly queries: (client: B2cClient, url: URL) => readonly { readonly queryKey: QueryKey }[];
  readonly View: ComponentType<PageProps>;
}

/** What the server found, so that the browser shows the same. */
export interface Visit {
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly posted?: Posted;
}
