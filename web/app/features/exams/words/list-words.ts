export const listWords = {
  title: 'آزمون‌ها',
  lead: 'آزمون‌های دوره‌هایی که یاد می‌گیرید.',
  empty: 'هنوز آزمونی ندارید',
  emptyText: 'آزمونی که مدرس دوره‌هایتان بگذارد همین‌جا می‌آید.',
  courses: 'دوره‌های من',
  states: {
    draft: 'پیش‌نویس',
    scheduled: 'هنوز شروع نشده',
    open: 'باز است',
    closed: 'تمام شده',
  },
  underWay: 'نیمه‌تمام',
  opens: (at: string) => `شروع ${at}`,
  closes: (at: string) => `تا ${at}`,
  closed: (at: string) => `پایان ${at}`,
  minutes: (count: string) => `${count} دقیقه`,
  questions: (count: string) => `${count} سؤال`,
} as const
