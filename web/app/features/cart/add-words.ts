/** Apart from the others, since the page of a course weighs each. */
export const addWords = {
  add: 'افزودن به سبد',
  added: 'به سبد افزوده شد.',
  inCart: 'در سبد است؛ دیدن سبد',
} as const
