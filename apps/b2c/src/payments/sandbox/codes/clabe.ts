/** A Mexican account number for transfers: three digits of the bank, three of the city, eleven of the account. */
export const clabe = (account: string): string => account + clabeDigit(account);

const weights = [3, 7, 1];

/** Modulo 10 of each product by 3, 7 and 1 by turns, from the left. */
function clabeDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * weights[at % 3]!) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}
