import { formatDay } from '@arvand/persian/format-date'

export const profileWords = {
  title: 'پروفایل من',
  lead: 'مشخصات شما. آنچه دیگران می‌بینند را خودتان انتخاب می‌کنید.',
  save: 'ذخیرهٔ پروفایل',
  saved: 'پروفایل شما ذخیره شد.',
  publicPage: 'دیدن صفحهٔ عمومی',
  complete: ['پروفایل شما کامل است.', 'پروفایل شما'] as const,
  stillMissing: 'مانده است:',

  who: 'مشخصات',
  name: 'نام و نام خانوادگی',
  nameHint: 'همان‌طور که می‌خواهید روی گواهی نوشته شود.',
  handle: 'نام کاربری عمومی',
  handleHint: ['آدرس صفحهٔ عمومی شما را می‌سازد: ', 'با حروف لاتین، رقم و خط تیره.'] as const,
  nationalCode: 'کد ملی',
  nationalCodeHint: 'ده رقم. هیچ‌وقت در صفحهٔ عمومی نشان داده نمی‌شود.',
  birthDate: 'تاریخ تولد',
  get birthDateHint() {
    return `مانند ${formatDay('1996-09-21')}.`
  },

  contacts: 'راه‌های تماس',
  mobile: 'شمارهٔ موبایل',
  email: 'ایمیل',
  none: 'ثبت نشده است',
  verified: 'تأییدشده',
  changeInSecurity: 'تغییر در بخش امنیت',

  about: 'دربارهٔ شما',
  education: 'تحصیلات',
  educationHint: 'مانند «کارشناسی ریاضی، دانشگاه تبریز».',
  city: 'شهر',
  biography: 'معرفی کوتاه',
  biographyHint: 'چند جمله دربارهٔ آنچه بلدید و آنچه یاد می‌گیرید.',
  links: 'لینک‌ها',
  linksHint: 'صفحه‌های شما در جاهای دیگر؛ حداکثر پنج آدرس.',
  link: 'لینک',

  public: 'آنچه دیگران می‌بینند',
  publicLead: 'فقط آنچه این‌جا علامت بزنید در صفحهٔ عمومی شما دیده می‌شود.',
  publicNeedsHandle: 'صفحهٔ عمومی پس از انتخاب نام کاربری باز می‌شود.',
  emailNotVerified: 'ایمیل پس از تأیید قابل نمایش است.',
  fields: {
    name: 'نام و نام خانوادگی',
    education: 'تحصیلات',
    city: 'شهر',
    biography: 'معرفی کوتاه',
    links: 'لینک‌ها',
    birthDate: 'تاریخ تولد',
    email: 'ایمیل',
    mobile: 'شمارهٔ موبایل',
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
