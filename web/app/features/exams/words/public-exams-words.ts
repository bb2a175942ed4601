export const publicExamsWords = {
  title: 'آزمون‌ها',
  lead: 'آزمون‌هایی که هر کسی می‌تواند در آن‌ها شرکت کند؛ با تصحیح و پاسخنامه.',
  description: 'آزمون‌های آنلاین آروند با سؤال‌های فارسی، تصحیح خودکار و پاسخنامه.',
  search: 'جست‌وجوی آزمون',
  searchHint: 'نام آزمون یا درس…',
  field: 'رشته',
  everyField: 'همهٔ رشته‌ها',
  list: 'آزمون‌ها',
  empty: 'هنوز آزمونی برای همه منتشر نشده است',
  emptyText: 'آزمون‌های دوره‌ها برای دانشجویان همان دوره است.',
  courses: 'دیدن دوره‌ها',
  nothing: 'آزمونی با این فیلترها پیدا نشد',
  questions: (count: string) => `${count} سؤال`,
  minutes: (count: string) => `${count} دقیقه`,
  state: { draft: 'پیش‌نویس', scheduled: 'به‌زودی', open: 'باز است', closed: 'تمام شده' },
  opens: (at: string) => `شروع ${at}`,
  closes: (at: string) => `تا ${at}`,
} as const

export const publicExamWords = {
  teacher: 'مدرس',
  course: 'از دورهٔ',
  sections: 'بخش‌ها',
  take: 'شرکت در آزمون',
  closed: 'زمان این آزمون گذشته است.',
} as const
