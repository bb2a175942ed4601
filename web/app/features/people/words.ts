import type { Role, Scope } from '@arvand/contracts/people'

export type GivenRole = Exclude<Role, 'user'>

export const roleWords: Readonly<Record<Role, string>> = {
  user: 'کاربر',
  teacher: 'مدرس',
  manager: 'مدیر',
}

export const scopeWords: Readonly<Record<Scope, { title: string; text: string }>> = {
  people: { title: 'افراد', text: 'حساب‌ها، نقش‌ها، درخواست‌های تدریس و تاریخچهٔ فعالیت‌ها' },
  content: { title: 'محتوا', text: 'دوره‌ها، مقاله‌ها و بررسی نظرها' },
  exams: { title: 'آزمون‌ها', text: 'بانک پرسش، آزمون‌ها و نتیجه‌ها' },
  finance: { title: 'مالی', text: 'فاکتورها، پرداخت‌ها و برداشت‌ها' },
  support: { title: 'پشتیبانی', text: 'تیکت‌ها و راهنما' },
  growth: { title: 'رشد', text: 'کدهای تخفیف، معرفی و گردونه' },
  settings: { title: 'تنظیمات', text: 'تعطیلی‌ها و تنظیمات عمومی' },
}

export const peopleWords = {
  title: 'کاربران',
  lead: 'هر عضو آروند؛ تازه‌ترین‌ها بالاتر.',
  search: 'جست‌وجوی افراد',
  searchHint: 'بخشی از نام، یا شماره و ایمیل کامل',
  roles: 'نقش‌ها',
  everyone: 'همه',
  teachers: 'مدرسان',
  managers: 'مدیرها',
  person: 'شخص',
  contact: 'راه تماس',
  role: 'نقش',
  joined: 'عضویت',
  blocked: 'مسدود',
  noContact: 'ثبت نشده است',
  note: 'تازه‌ترین‌ها بالاترند.',
  nobody: 'کسی پیدا نشد',
  nobodyText: 'نام را کوتاه‌تر بنویسید، یا شمارهٔ موبایل و ایمیل را کامل بنویسید. بخشی از شماره جست‌وجو نمی‌شود.',
  nobodyWithRole: 'هنوز کسی با این نقش نیست. از صفحهٔ هر شخص می‌توانید نقش بدهید.',
  nobodyThen: 'در این روزها کسی با این مشخصات عضو نشده است.',
  joinedIn: 'عضوشده',
  activeIn: 'فعال',
} as const

export const personWords = {
  memberSince: 'عضو از',
  publicPage: 'صفحهٔ عمومی',
  wallet: 'کیف پول',
  account: 'حساب',
  mobile: 'شمارهٔ موبایل',
  email: 'ایمیل',
  verified: 'تأییدشده',
  unverified: 'تأییدنشده',
  nationalCode: 'کد ملی',
  birthDate: 'تاریخ تولد',
  city: 'شهر',
  education: 'تحصیلات',
  referralCode: 'کد معرفی',
  secondFactor: 'ورود دومرحله‌ای',
  on: 'روشن',
  off: 'خاموش',
  none: 'ثبت نشده است',
  biography: 'معرفی کوتاه',

  roles: 'نقش‌ها و حوزه‌ها',
  rolesLead: 'هر عضو آروند می‌تواند دوره بگذراند؛ نقش‌های زیر به آن اضافه می‌شود.',
  teacherHint: 'دوره و کلاس می‌سازد و پاسخ می‌دهد.',
  managerHint: 'در حوزه‌هایی که این‌جا انتخاب می‌شود کار می‌کند؛ ورود دومرحله‌ای او باید روشن باشد.',
  role: 'نقش',
  scopes: 'حوزه‌های کار این مدیر',
  save: 'ذخیرهٔ نقش‌ها',
  saved: 'نقش‌ها و حوزه‌ها ذخیره شد.',
  own: 'نقش خودتان را مدیر دیگری عوض می‌کند.',
  notHeld: 'این حوزه را خودتان ندارید؛ مدیری که آن را دارد می‌تواند آن را بدهد یا بگیرد.',
  managerStays: 'این مدیر حوزه‌ای دارد که شما ندارید؛ نقش مدیر را نمی‌توانید از او بگیرید.',
  noPassword: 'این حساب رمز عبور ندارد؛ اول باید در بخش امنیت رمز عبور بگذارد.',
  grants: 'چه کسی و کی داده است',
  grantedBy: 'از طرف',
  bySystem: 'از خط فرمان سرور',
  noGrants: 'هنوز نقشی داده نشده است.',

  sessions: 'دستگاه‌های فعال',
  sessionCount: (count: string) => `${count} دستگاه فعال`,
  noSessions: 'الان در هیچ دستگاهی وارد نشده است.',
  sessionsLead:
    'اگر گوشی کسی گم شده یا حسابش در خطر است، همهٔ دستگاه‌هایش را خارج کنید. دلیل در تاریخچهٔ فعالیت‌ها می‌ماند.',
  reason: 'دلیل',
  reasonHint: 'کوتاه و روشن، مانند «گوشی گم شده است».',
  end: 'خروج همهٔ دستگاه‌ها',
  ended: (count: string) => `${count} دستگاه خارج شد.`,
  endQuestion: (name: string) => `همهٔ دستگاه‌های ${name} خارج شوند؟`,
  endText: 'در همهٔ دستگاه‌ها بیرون می‌رود و باید دوباره وارد شود. چیزی از کارهای او پاک نمی‌شود.',
  endOwnText: 'همهٔ دستگاه‌های دیگر شما خارج می‌شوند؛ همین دستگاه می‌ماند.',

  blocking: 'مسدود کردن حساب',
  blockingLead:
    'صاحب حساب از همهٔ دستگاه‌ها خارج می‌شود و دیگر نمی‌تواند وارد شود. همهٔ مدیران افراد باخبر می‌شوند.',
  block: 'مسدود کردن حساب',
  blockOwn: 'حساب خودتان را مدیر دیگری مسدود می‌کند.',
  blockReasonHint: 'کوتاه و روشن، مانند «حساب در دست کس دیگری است».',
  blockQuestion: (name: string) => `حساب ${name} مسدود شود؟`,
  blockText: 'از همهٔ دستگاه‌ها خارج می‌شود و تا رفع مسدودی نمی‌تواند وارد شود. چیزی از او پاک نمی‌شود.',
  blockedDone: 'حساب مسدود شد.',
  blockedSince: (day: string) => `این حساب از ${day} مسدود است.`,
  unblock: 'رفع مسدودی',
  unblockReasonHint: 'کوتاه و روشن، مانند «با صاحب حساب صحبت شد».',
  unblockedDone: 'مسدودی برداشته شد و صاحب حساب می‌تواند وارد شود.',

  audit: 'تاریخچهٔ فعالیت‌ها',
  allAudit: 'همهٔ فعالیت‌های این شخص',
  noAudit: 'هنوز چیزی ثبت نشده است.',
} as const

export const rolesQuestionWords = {
  makeManager: (name: string) => `${name} مدیر شود؟`,
  makeManagerText: (scopes: string) =>
    `در این حوزه‌ها کار خواهد کرد: ${scopes}. از همهٔ دستگاه‌ها بیرون می‌رود تا با حق تازه وارد شود.`,
  withoutScope:
    'هیچ حوزه‌ای انتخاب نکرده‌اید؛ مدیر بدون حوزه فقط صفحهٔ اصلی مدیریت را می‌بیند. از همهٔ دستگاه‌ها بیرون می‌رود تا با حق تازه وارد شود.',
  confirmManager: 'دادن نقش مدیر',
  take: (name: string) => `این دسترسی از ${name} گرفته شود؟`,
  takeText: (taken: string) => `${taken} گرفته می‌شود و از همهٔ دستگاه‌ها بیرون می‌رود؛ باید دوباره وارد شود.`,
  confirmTake: 'گرفتن دسترسی',
} as const
