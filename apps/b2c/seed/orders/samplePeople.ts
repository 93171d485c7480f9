/** Who bought the samples of a market. Digits of the phone as the market dials them. */
export interface SamplePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly street: string;
}

const people: Readonly<Record<string, SamplePerson>> = {
  us: { firstName: 'Dana', lastName: 'Brooks', phoneNumber: '9015550134', street: '12 Main St' },
  mx: { firstName: 'Lucía', lastName: 'Hernández', phoneNumber: '5551234567', street: 'Av. Juárez 120' },
  br: { firstName: 'Rafael', lastName: 'Souza', phoneNumber: '11912345678', street: 'Av. Paulista, 1000' },
};

/** Another team's market is bought in by the first of them. */
export const samplePerson = (market: string): SamplePerson =>
  people[market] ?? {
    firstName: 'Dana',
    lastName: 'Brooks',
    phoneNumber: '9015550134',
    street: '12 Main St',
  };

/** Identity seeds these accounts; a guest has none. */
export const sampleCustomerId = (market: string, person: string): string | null =>
  person === 'guest' ? null : `demo-${market}-${person}`;

export const sampleEmail = (market: string, person: string): string => `${person}.${market}@example.com`;

/** 'US-MEMBER-07', as people type it; stored without its dashes. */
export const sampleNumber = (market: string, person: string, name: string): string =>
  `${market}${person}${name}`.toUpperCase();

/** Id of a row of the samples. */
export const idOf = (...parts: (string | number)[]): string => parts.join('-').toLowerCase();
