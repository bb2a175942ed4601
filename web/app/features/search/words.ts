import type { CourseLevel } from '@arvand/contracts/courses'
import type { SearchKind } from '@arvand/contracts/search'
import { offeredWords } from './offered-words.ts'

/** The name of each kind on a result. */
export const kindWords = {
  course: 'دوره',
  path: 'مسیر',
  teacher: 'مدرس',
  exam: 'آزمون',
  sampleQuestionGroup: 'نمونه‌سؤال',
  webinar: 'وبینار',
  learning: 'دورهٔ شما',
  lesson: 'درس',
  note: 'یادداشت',
  transcript: 'متن درس',
  factor: 'فاکتور',
  person: 'کاربر',
  managedFactor: 'فاکتور',
  offCode: 'کد تخفیف',
  managedCourse: 'دوره',
  ...offeredWords('results'),
} as Readonly<Record<SearchKind, string>>

/** The name of each kind on its tab or over its group; the groups of the palette have this order. */
export const groupWords = {
  learning: 'دوره‌های من',
  lesson: 'درس‌ها',
  note: 'یادداشت‌ها',
  transcript: 'متن درس‌ها',
  factor: 'فاکتورها',
  person: 'افراد',
  managedFactor: 'همهٔ فاکتورها',
  offCode: 'کدهای تخفیف',
  managedCourse: 'همهٔ دوره‌ها',
  course: 'دوره‌ها',
  path: 'مسیرها',
  teacher: 'مدرس‌ها',
  exam: 'آزمون‌ها',
  sampleQuestionGroup: 'نمونه‌سؤال‌ها',
  webinar: 'وبینارها',
  ...offeredWords('groups'),
} as Readonly<Record<SearchKind, string>>

export const traitTitles = {
  category: 'رشته',
  level: 'سطح',
  length: 'مدت دوره',
  rating: 'امتیاز',
  cost: 'قیمت',
} as const

const levels: Readonly<Record<CourseLevel, string>> = {
  beginner: 'مقدماتی',
  intermediate: 'متوسط',
  advanced: 'پیشرفته',
  everyone: 'برای همه',
}

/** The words of the choices; fields bring their own. */
export const choiceWords: Readonly<Record<string, string>> = {
  ...levels,
  short: 'کمتر از ۲ ساعت',
  middle: '۲ تا ۱۰ ساعت',
  long: 'بیشتر از ۱۰ ساعت',
  high: '۴ ستاره و بالاتر',
  free: 'رایگان',
  plus: 'با پلاس رایگان',
}

export const searchWords = {
  title: 'جست‌وجو',
  results: 'نتایج',
  ask: 'نام دوره، مدرس یا موضوع را بنویسید.',
  field: 'جست‌وجو در آروند',
  hint: 'جست‌وجوی دوره، مدرس یا موضوع…',
  find: 'جست‌وجو',
  kinds: 'نوع نتیجه',
  all: 'همه',
  own: 'در درس‌های شما',
  narrow: 'فیلترها',
  clear: 'حذف فیلترها',
  order: 'مرتبط‌ترین‌ها بالاترند.',
  courses: (count: string) => `${count} دوره`,
  lessonsDone: (done: string, all: string) => `${done} از ${all} درس کامل`,
  goOn: 'ادامهٔ درس',
  begin: 'شروع درس',
  openCourse: 'مشاهدهٔ دوره',
  openExam: 'دیدن آزمون',
  openPost: 'دیدن پست',
  openArticle: 'خواندن مقاله',
  openHelp: 'خواندن راهنما',
  openJob: 'دیدن آگهی',
  openCompany: 'دیدن شرکت',
  openGroup: 'دیدن مجموعه',
  openTeacher: 'مشاهدهٔ پروفایل',
  openPath: 'مشاهدهٔ مسیر',
  openLesson: 'باز کردن درس',
  openNote: 'مشاهدهٔ یادداشت',
  openFactor: 'مشاهدهٔ فاکتور',
  playFrom: (time: string) => `پخش از ${time}`,
  nothing: 'نتیجه‌ای پیدا نشد',
  nothingText: 'املای آن را بررسی کنید یا کلمهٔ کوتاه‌تری بنویسید. شاید یکی از این رشته‌ها به کارتان بیاید:',
  nothingOwn: 'در درس‌ها و یادداشت‌های شما چیزی پیدا نشد. عبارت دیگری بنویسید.',
  nothingNarrow: 'با این فیلترها نتیجه‌ای نیست. یکی از فیلترها را بردارید.',
  fields: 'رشته‌های نزدیک',
  loading: 'در حال جست‌وجو',
} as const
