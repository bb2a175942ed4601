import { formatDay } from '@arvand/persian/format-date'

export const profileWords = {
  title: 'نمایهٔ من',
  lead: 'مشخصات شما. آنچه دیگران می‌بینند را خودتان برمی‌گزینید.',
  save: 'ذخیرهٔ نمایه',
  saved: 'نمایهٔ شما ذخیره شد.',
  publicPage: 'دیدن صفحهٔ عمومی',
  complete: ['نمایهٔ شما کامل است.', 'نمایهٔ شما'] as const,
  stillMissing: 'مانده است:',

  who: 'مشخصات',
  name: 'نام و نام خانوادگی',
  nameHint: 'همان‌طور که می‌خواهید روی گواهی نوشته شود.',
  handle: 'نام کاربری عمومی',
  handleHint: ['نشانی صفحهٔ عمومی شما را می‌سازد: ', 'با حروف لاتین، رقم و خط تیره.'] as const,
  nationalCode: 'کد ملی',
  nationalCodeHint: 'ده رقم. هیچ‌وقت در صفحهٔ عمومی نشان داده نمی‌شود.',
  birthDate: 'تاریخ تولد',
  get birthDateHint() {
    return `مانند ${formatDay('1996-09-21')}.`
  },

  contacts: 'راه‌های تماس',
  mobile: 'شمارهٔ همراه',
  email: 'ایمیل',
  none: 'ثبت نشده است',
  verified: 'تأییدشده',
  changeInSecurity: 'تغییر در بخش امنیت',

  about: 'دربارهٔ شما',
  education: 'تحصیلات',
  educationHint: 'مانند «کارشناسی ریاضی، دانشگاه تبریز».',
  city: 'شهر',
  biography: 'معرفی کوتاه',
  biographyHint: 'چند جمله دربارهٔ آنچه می‌دانید و آنچه می‌آموزید.',
  links: 'پیوندها',
  linksHint: 'صفحه‌های شما در جاهای دیگر؛ حداکثر پنج نشانی.',
  link: 'پیوند',

  public: 'آنچه دیگران می‌بینند',
  publicLead: 'فقط آنچه این‌جا نشان بزنید در صفحهٔ عمومی شما دیده می‌شود.',
  publicNeedsHandle: 'صفحهٔ عمومی پس از انتخاب نام کاربری باز می‌شود.',
  emailNotVerified: 'ایمیل پس از تأیید نشان دادنی است.',
  fields: {
    name: 'نام و نام خانوادگی',
    education: 'تحصیلات',
    city: 'شهر',
    biography: 'معرفی کوتاه',
    links: 'پیوندها',
    birthDate: 'تاریخ تولد',
    email: 'ایمیل',
    mobile: 'شمارهٔ همراه',
  },
  missing: {
    handle: 'نام کاربری عمومی',
    nationalCode: 'کد ملی',
    birthDate: 'تاریخ تولد',
    education: 'تحصیلات',
    city: 'شهر',
    biography: 'معرفی کوتاه',
  },
} as const

export const personWords = {
  roles: { teacher: 'معلم', manager: 'مدیر آروند' },
  memberOf: 'عضو آروند',
  nameless: 'کاربر',
  education: 'تحصیلات',
  city: 'شهر',
  birthDate: 'زادروز',
  email: 'ایمیل',
  mobile: 'شمارهٔ همراه',
  links: 'پیوندها',
  quiet: 'این شخص چیز دیگری را برای دیدن همه باز نگذاشته است.',
  yours: 'این صفحه را همه می‌بینند. آنچه نشان داده می‌شود با شماست.',
  edit: 'ویرایش نمایه',
} as const
