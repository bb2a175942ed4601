import type { CourseSort } from '@arvand/contracts/home/courses'

export { courseLevelWords as levelWords } from '@arvand/contracts/state-words/course-levels'

export const sortWords: Readonly<Record<CourseSort, string>> = {
  relevance: 'نزدیک‌ترین',
  newest: 'تازه‌ترین',
  popular: 'پرطرفدارترین',
  rating: 'بهترین نظرها',
  title: 'به ترتیب نام',
  cheapest: 'ارزان‌ترین',
  dearest: 'گران‌ترین',
}

export const priceWords = { free: 'رایگان', paid: 'پولی' } as const

export const coursesWords = {
  title: 'دوره‌ها',
  description: 'دوره‌های فارسی آروند در ریاضی، برنامه‌نویسی، علوم، ادبیات، هنر و موسیقی؛ با جست‌وجو و دسته‌بندی.',
  lead: (count: string) => `${count} دوره`,
  narrow: 'فیلترها',
  category: 'رشته',
  level: 'سطح',
  price: 'قیمت',
  sort: 'ترتیب',
  chosen: 'انتخاب‌های شما',
  drop: (what: string) => `حذف «${what}»`,
  clear: 'پاک کردن همه',
  corrected: (typed: string) => `برای «${typed}» نتیجه‌ای پیدا نشد؛ نتایج این کلمه‌ها را می‌بینید:`,
  found: (count: string, q: string) => `${count} دوره برای «${q}»`,
  results: 'فهرست دوره‌ها',
  nothing: 'دوره‌ای پیدا نشد',
  nothingFor: (q: string) => `هیچ دوره‌ای با «${q}» پیدا نشد`,
  nothingText: 'کلمهٔ کوتاه‌تری بنویسید یا یکی از انتخاب‌ها را بردارید. شاید این رشته‌ها را بپسندید:',
  seeAll: 'دیدن همهٔ دوره‌ها',
  loading: 'در حال بارگذاری دوره‌ها',
} as const
