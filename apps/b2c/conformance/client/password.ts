/** That no server refuses as weak. */
export const goodPassword = 'seven quiet gearboxes';
