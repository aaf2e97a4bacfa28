/** In front of the key of a deposit, by which one as high as the rent is told as a sum of its own. */
export const OWN_SUM = 'deposit:';

/** Whether a sum as high as a deposit is nothing else for certain: the deposit once more. */
export const isSameDeposit = (
  key: string,
  purpose: string | null,
  seen: ReadonlyMap<string, unknown>,
): boolean => seen.has(`${OWN_SUM}${key}`) && !BESIDE_DEPOSIT.has(purpose ?? '');

const BESIDE_DEPOSIT: ReadonlySet<string> = new Set(
  'rent,balance,price,total,fee,tuition,pay,loan,premium,membership,licence fee,annual fee,instalment,penalty'.split(
    ',',
  ),
);
