/** In a file of its own, since the course page loads it and is limited in size. */
export const addWords = {
  add: 'افزودن به سبد',
  added: 'به سبد اضافه شد.',
  inCart: 'در سبد شماست · مشاهدهٔ سبد',
  viewCart: 'مشاهدهٔ سبد',
} as const
