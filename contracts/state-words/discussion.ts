/** Why a post is reported. */
export const reportReasonWords = {
  spam: 'تبلیغ یا بی‌ربط است',
  rude: 'بی‌ادبانه یا آزارنده است',
  wrong: 'گمراه‌کننده است',
  solution: 'پاسخ تمرین را لو می‌دهد',
  other: 'دلیل دیگری دارد',
} as const
