export const markingFieldWords = {
  rubric: 'معیارهای ارزیابی',
  rubricHint: 'با کلیدهای ۱ تا ۶ سطح را انتخاب کنید؛ معیار بعدی خودش پیش می‌آید. ثبت با Ctrl + Enter.',
  points: 'نمره',
  pointsHint: (most: string) => `عددی از ۰ تا ${most}؛ تا دو رقم اعشار`,
  pointsKeys: 'هر جای صفحه که باشید، عدد را بنویسید تا در خانهٔ نمره بیاید. ثبت با Ctrl + Enter.',
  pointsOf: (points: string) => `${points} نمره`,
  total: 'جمع',
  totalOf: (points: string, most: string) => `${points} از ${most}`,
  comment: 'نظر برای دانشجو',
  history: 'نمره‌های پیش‌تر',
  by: (name: string, at: string) => `${name}، ${at}`,
  gone: 'حساب حذف‌شده',
} as const
