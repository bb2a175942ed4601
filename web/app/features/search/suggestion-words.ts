/** Words of what is shown after a press or a letter: suggestions and the menu of fields. */
export const suggestionWords = {
  list: 'پیشنهادها',
  course: 'دوره',
  path: 'مسیر',
  teacher: 'مدرس',
  recent: 'جست‌وجوهای اخیر',
  clear: 'پاک کردن',
  remove: (q: string) => `حذف «${q}» از جست‌وجوهای اخیر`,
  all: (count: string, q: string) => `هر ${count} نتیجهٔ «${q}»`,
  one: (q: string) => `تنها نتیجهٔ «${q}»`,
  none: (q: string) => `برای «${q}» نتیجه‌ای پیدا نشد. Enter را بزنید تا رشته‌های نزدیک را ببینید.`,
  count: (count: string) => `${count} پیشنهاد`,
  corrected: (q: string, meant: string) => `برای «${q}» نتیجه‌ای پیدا نشد؛ نتایج «${meant}» را می‌بینید.`,
  move: 'جابه‌جایی',
  open: 'باز کردن',
  complete: 'تکمیل',
  close: 'بستن',
} as const

export const fieldWords = {
  fields: 'رشته‌ها',
  courses: (count: string) => `${count} دوره`,
  inOrder: (count: string) => `${count} دوره به ترتیب`,
  allCourses: (count: string) => `هر ${count} دوره`,
  paths: 'مسیرها',
  allPaths: 'همهٔ مسیرها',
  levels: 'برای هر سطح',
  free: 'رایگان',
  plus: 'با پلاس',
  loading: 'در حال بارگذاری رشته‌ها',
  failed: 'رشته‌ها باز نشدند. اینترنت را ببینید و دوباره امتحان کنید.',
  seeAll: 'همهٔ دوره‌ها',
} as const
