/** What buttons say in many features. What only one of them says stands in its own words. */
export const actWords = {
  cancel: 'انصراف',
  tryAgain: 'تلاش دوباره',
  saving: 'در حال ذخیره…',
}
