/** Button labels used by many features. A label used by one feature stays in that feature's words. */
export const actWords = {
  cancel: 'انصراف',
  tryAgain: 'تلاش دوباره',
  saving: 'در حال ذخیره…',
}
