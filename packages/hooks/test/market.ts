/** What the forms' rules have to know of a market. */
export const market = {
  postalCode: { formats: ['#####', '#####-####'], digitsSent: 5, example: '92110' },
  phone: { formats: ['(###) ###-####'], example: '(901) 555-0134', countryCode: '1' },
};
