/** As managers read them. */
export const applicationStateWords: Readonly<Record<'open' | 'accepted' | 'returned', string>> = {
  open: 'در انتظار پاسخ',
  accepted: 'پذیرفته‌شده',
  returned: 'برگشت‌داده‌شده',
}
