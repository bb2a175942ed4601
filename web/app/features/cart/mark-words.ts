/** In a file of its own, since every public page shows the cart's icon. */
export const markWords = {
  title: 'سبد خرید',
  mark: (count: string) => `سبد خرید، ${count} مورد`,
  waits: (count: string) => `${count} مورد در سبد شماست`,
  complete: 'تکمیل خرید',
} as const
