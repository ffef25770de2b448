const key = 'example_recharge';

/** The top-up that was awaited in this tab before a reload; null for none, or where nothing is stored. */
export function rememberedRecharge(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the id of the top-up that is awaited; null forgets it. */
export function rememberRecharge(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // A browser that stores nothing loses no money: the history has every top-up.
  }
}
