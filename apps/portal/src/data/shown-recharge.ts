/** Query parameter that holds the open recharge dialog: `new`, or the id of a recharge. */
export const rechargeParameter = 'recharge';

/** Value of the parameter for the dialog in which a sum and a bank are chosen. */
export const newRecharge = 'new';

/** Query parameter beside it: the sum to begin with, VND. */
export const amountParameter = 'amount';

/** Id of the recharge whose dialog is open at this address, or null. */
export function shownRecharge(search: string): string | null {
  const value = new URLSearchParams(search).get(rechargeParameter);
  return value === null || value === '' || value === newRecharge ? null : value;
}
