export const toldWords = {
  verdicts: {
    right: 'پاسخ درست است',
    partly: 'بخشی از پاسخ درست است',
    wrong: 'پاسخ نادرست است',
    empty: 'پاسخی داده نشده است',
    byHand: 'این پاسخ را مدرس تصحیح می‌کند',
  },
  feedback: 'بازخورد',
  correct: 'پاسخ درست',
} as const
