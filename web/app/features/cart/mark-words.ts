/** Apart from the others, since every public page has the mark. */
export const markWords = {
  title: 'سبد خرید',
  mark: (count: string) => `سبد خرید، ${count} کالا`,
} as const
