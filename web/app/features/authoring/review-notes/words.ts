import type { ReviewTopic } from '@arvand/contracts/course-review'

export const reviewTopicWords: Readonly<Record<ReviewTopic, string>> = {
  content: 'محتوای درس‌ها',
  outline: 'چینش فصل‌ها و درس‌ها',
  media: 'صدا و تصویر',
  captions: 'زیرنویس',
  description: 'عنوان و معرفی',
  cover: 'کاور',
  price: 'قیمت',
  rights: 'حق نشر',
}

export const reviewNoteWords = {
  title: 'یادداشت‌های بررسی',
  ofTitle: (title: string) => `یادداشت‌های بررسی «${title}»`,
  open: (count: string) => `${count} یادداشت بررسی`,
  allDone: (count: string) => `${count} یادداشت رفع‌شده`,
  lead: (count: string) => `${count} یادداشت هنوز رفع نشده است. هر کدام را که درست کردید، «رفع شد» را بزنید.`,
  leadDone: 'همهٔ یادداشت‌ها رفع شده است.',
  besideLessons: 'یادداشت‌های درس‌ها و فصل‌ها در ردیف خودشان است.',
  toLessons: 'دیدن درس‌ها',
  ofRemoved: (title: string) => `دربارهٔ «${title}» که حذف شده است`,
  markDone: 'رفع شد',
  markOpen: 'هنوز رفع نشده',
  saved: 'ثبت شد؛ بازبین در بررسی بعدی می‌بیند.',
  isDone: 'رفع شد',
  isOpen: 'رفع‌نشده',
  isUnsent: 'فرستاده‌نشده',
  turnDone: (by: string) => `رفع شد: ${by}`,
  turnOpen: (by: string) => `دوباره باز شد: ${by}`,
} as const
