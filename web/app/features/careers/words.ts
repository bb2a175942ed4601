import type {
  CompanyRole,
  CompanyState,
  JobState,
  ResumePart,
  SkillLevel,
  Stage,
} from '@arvand/contracts/careers'

export {
  companySizeWords as sizeWords,
  jobKindWords as kindWords,
} from '@arvand/contracts/state-words/careers'

export const jobStateWords: Readonly<Record<JobState, string>> = {
  draft: 'پیش‌نویس',
  open: 'منتشرشده',
  expired: 'منقضی',
  closed: 'بسته‌شده',
}

export const stageWords: Readonly<Record<Stage, string>> = {
  new: 'جدید',
  reviewing: 'در حال بررسی',
  interview: 'مصاحبه',
  offer: 'پیشنهاد همکاری',
  hired: 'استخدام',
  rejected: 'ردشده',
}

export const levelWords: Readonly<Record<SkillLevel, string>> = {
  beginner: 'مقدماتی',
  intermediate: 'متوسط',
  advanced: 'پیشرفته',
}

export const companyStateWords: Readonly<Record<CompanyState, string>> = {
  waiting: 'در انتظار تأیید',
  accepted: 'تأییدشده',
  returned: 'نیازمند اصلاح',
}

export const roleWords: Readonly<Record<CompanyRole, string>> = {
  owner: 'مدیر شرکت',
  recruiter: 'کارشناس جذب',
}

export const partWords: Readonly<Record<ResumePart, string>> = {
  mobile: 'شمارهٔ موبایل',
  email: 'ایمیل',
  city: 'شهر',
  education: 'تحصیلات',
  biography: 'دربارهٔ من',
  links: 'لینک‌ها',
  experience: 'سابقهٔ کار',
  skills: 'مهارت‌ها و گواهی‌ها',
}

export const jobsWords = {
  title: 'فرصت‌های شغلی',
  lead: 'آگهی‌های شرکت‌هایی که مهارت شما را می‌خواهند.',
  description: 'آگهی‌های شغلی با مهارت‌هایی که در آروند یاد می‌گیرید و با گواهی نشان می‌دهید.',
  search: 'جست‌وجوی شغل',
  hint: 'شغل، مهارت یا شرکت…',
  find: 'جست‌وجو',
  narrow: 'فیلترها',
  kind: 'نوع همکاری',
  city: 'شهر',
  field: 'حوزهٔ مهارت',
  remote: 'محل کار',
  isRemote: 'دورکاری',
  none: 'آگهی‌ای پیدا نشد',
  noneText: 'فیلترها را کمتر کنید یا چند روز دیگر سر بزنید.',
  all: 'همهٔ آگهی‌ها',
  companies: 'شرکت‌ها',
  negotiable: 'حقوق توافقی',
  until: (day: string) => `مهلت تا ${day}`,
  from: (sum: string) => `از ${sum}`,
  upTo: (sum: string) => `تا ${sum}`,
  range: (least: string, most: string) => `${least} تا ${most}`,
  monthly: 'در ماه',
  alert: 'از آگهی‌های تازه باخبر شوید',
  alertText: 'هر وقت آگهی تازه‌ای با همین جست‌وجو منتشر شود، حداکثر روزی یک بار خبرتان می‌کنیم.',
  alertOn: 'خبرم کنید',
  alertAdded: 'هشدار این جست‌وجو روشن شد.',
  alertIsOn: 'هشدار این جست‌وجو روشن است',
  alertOff: 'خاموش کردن هشدار',
  alertRemoved: 'هشدار خاموش شد.',
  saved: 'آگهی‌های ذخیره‌شده و هشدارها',
} as const

export const jobWords = {
  about: 'شرح شغل',
  skills: 'مهارت‌های لازم',
  verified: 'با گواهی',
  company: 'دربارهٔ شرکت',
  facts: 'مشخصات',
  kind: 'نوع همکاری',
  place: 'محل کار',
  pay: 'حقوق ماهانه',
  deadline: 'مهلت درخواست',
  published: 'تاریخ انتشار',
  action: 'درخواست همکاری',
  apply: 'ارسال درخواست',
  applied: 'درخواست شما ارسال شد. وضعیت آن را در پنل می‌بینید.',
  resume: 'رزومه از پروفایل شما ساخته می‌شود.',
  resumeLink: 'ویرایش رزومه',
  choose: 'انتخاب بخش‌های رزومه و نامه',
  parts: 'چه چیزی همراه درخواست باشد؟',
  letter: 'نامهٔ همراه',
  letterHint: 'اختیاری؛ چند جمله دربارهٔ اینکه چرا این شغل را می‌خواهید.',
  mine: 'درخواست شما',
  follow: 'دیدن درخواست',
  missing: 'گواهی این مهارت‌ها لازم است',
  lacking: 'مهارت‌هایی که می‌توانید یاد بگیرید',
  lackingText: 'این آگهی این مهارت‌ها را هم می‌خواهد. بدون آن‌ها هم می‌توانید درخواست بدهید.',
  learn: (course: string) => `دورهٔ ${course}`,
  noCourse: 'هنوز دوره‌ای برای این مهارت نیست.',
  remote: (city: string) => `${city} یا دورکاری`,
  save: 'ذخیرهٔ آگهی',
  saved: 'آگهی ذخیره شد.',
  unsave: 'حذف از ذخیره‌شده‌ها',
  unsaved: 'آگهی از ذخیره‌شده‌ها حذف شد.',
} as const

export const companiesWords = {
  title: 'شرکت‌ها',
  lead: 'شرکت‌هایی که در آروند نیرو جذب می‌کنند.',
  description: 'شرکت‌هایی که در آروند آگهی شغلی منتشر می‌کنند.',
  none: 'هنوز شرکتی ثبت نشده است',
  jobs: (count: string) => `${count} آگهی باز`,
  noJobs: 'بدون آگهی باز',
  propose: 'ثبت شرکت شما',
} as const

export const companyWords = {
  about: 'دربارهٔ شرکت',
  facts: 'مشخصات',
  field: 'زمینهٔ کار',
  city: 'شهر',
  size: 'تعداد کارکنان',
  website: 'سایت',
  jobs: 'آگهی‌های باز',
  none: 'این شرکت حالا آگهی بازی ندارد',
  followers: (count: string) => `${count} دنبال‌کننده`,
  follow: 'دنبال کردن شرکت',
  followed: 'از آگهی‌های تازهٔ این شرکت باخبر می‌شوید.',
  unfollow: 'لغو دنبال کردن',
  unfollowed: 'دیگر از آگهی‌های این شرکت خبرتان نمی‌کنیم.',
} as const

export const savedJobsWords = {
  title: 'آگهی‌های ذخیره‌شده',
  lead: 'آگهی‌هایی که برای بعد نگه داشته‌اید، هشدارهای شغلی و شرکت‌هایی که دنبال می‌کنید.',
  none: 'هنوز آگهی‌ای ذخیره نکرده‌اید',
  noneText: 'در صفحهٔ هر آگهی «ذخیرهٔ آگهی» را بزنید تا این‌جا بماند.',
  jobs: 'دیدن آگهی‌ها',
  remove: 'حذف',
  removeName: (title: string) => `حذف ${title}`,
  removed: 'آگهی از ذخیره‌شده‌ها حذف شد.',
  alerts: 'هشدارهای شغلی',
  noAlerts: 'هشداری ندارید. در صفحهٔ آگهی‌ها جست‌وجو کنید و «خبرم کنید» را بزنید.',
  off: 'خاموش کردن',
  offName: (title: string) => `خاموش کردن هشدار ${title}`,
  isOff: 'هشدار خاموش شد.',
  companies: 'شرکت‌هایی که دنبال می‌کنید',
  noCompanies: 'هنوز شرکتی را دنبال نمی‌کنید.',
  moreCompanies: 'فقط ده شرکت آخر دیده می‌شود.',
  unfollow: 'لغو',
  unfollowName: (name: string) => `لغو دنبال کردن ${name}`,
  unfollowed: 'دیگر از آگهی‌های این شرکت خبرتان نمی‌کنیم.',
} as const

export const skillsWords = {
  title: 'مهارت‌ها و رزومه',
  lead: 'مهارت‌هایی که این‌جا می‌نویسید در صفحهٔ عمومی شما هم دیده می‌شود.',
  list: 'مهارت‌های شما',
  none: 'هنوز مهارتی اضافه نکرده‌اید.',
  verified: 'تأییدشده با گواهی',
  claimed: 'بدون گواهی',
  proven: 'گواهی دارد و در پروفایل نیست',
  add: 'افزودن مهارت',
  addThis: 'افزودن',
  skill: 'مهارت',
  choose: 'انتخاب کنید',
  level: 'سطح',
  remove: 'حذف',
  removeName: (title: string) => `حذف ${title}`,
  addName: (title: string) => `افزودن ${title}`,
  added: 'مهارت ذخیره شد.',
  removed: 'مهارت حذف شد.',
  resume: 'رزومه',
  resumeLead: 'نام، راه‌های تماس و تحصیلات از پروفایل شما می‌آید.',
  profile: 'ویرایش پروفایل',
  headline: 'عنوان شغلی',
  headlineHint: 'مانند «طراح رابط کاربری»',
  experience: 'سابقهٔ کار',
  experienceHint: 'هر سابقه در یک سطر: شرکت، سمت و مدت.',
  save: 'ذخیرهٔ رزومه',
  saved: 'رزومه ذخیره شد.',
  preview: 'پیش‌نمایش رزومه',
  parts: 'چه چیزی در رزومه باشد؟',
  pdf: 'دریافت PDF',
  pdfTitle: 'فایل رزومه',
  publicTitle: 'رزومهٔ عمومی',
  publicText: 'با انتشار رزومه، هر کسی بخش‌هایی را که انتخاب می‌کنید در صفحهٔ شما می‌بیند.',
  isPublic: 'رزومهٔ شما عمومی است.',
  seePublic: 'دیدن رزومهٔ عمومی',
  publish: 'انتشار رزومه',
  savePublic: 'ذخیرهٔ انتخاب‌ها',
  published: 'رزومهٔ عمومی شما به‌روز شد.',
  unpublish: 'برداشتن رزومهٔ عمومی',
  unpublished: 'رزومهٔ شما دیگر عمومی نیست.',
} as const

export const personSkillsWords = {
  title: 'مهارت‌ها',
  verified: 'تأییدشده با گواهی یا آزمون',
  exam: (title: string) => `تأییدشده با آزمون «${title}»`,
} as const

export const publicResumeWords = {
  title: (name: string) => `رزومهٔ ${name}`,
  person: 'صفحهٔ این کاربر',
  resume: 'رزومه',
} as const

export const messagesWords = {
  title: 'پیام‌ها',
  none: 'هنوز پیامی نیست.',
  text: 'پیام تازه',
  send: 'ارسال پیام',
  sent: 'پیام فرستاده شد.',
} as const

export const applicationsWords = {
  title: 'درخواست‌های شغلی',
  lead: 'درخواست‌هایی که برای شرکت‌ها فرستاده‌اید و مرحلهٔ هرکدام.',
  none: 'هنوز درخواستی نفرستاده‌اید',
  noneText: 'آگهی‌ها را ببینید و با رزومهٔ آروند درخواست بدهید.',
  jobs: 'دیدن آگهی‌ها',
  withdrawn: 'انصراف داده‌اید',
} as const

export const applicationWords = {
  job: 'دیدن آگهی',
  stages: 'مراحل',
  letter: 'نامهٔ همراه',
  resume: 'رزومه‌ای که فرستادید',
  withdraw: 'انصراف از درخواست',
  withdrawTitle: 'از این درخواست انصراف می‌دهید؟',
  withdrawText:
    'شرکت دیگر رزومهٔ شما را نمی‌بیند. تا وقتی آگهی باز است و شرکت تصمیمی نگرفته، می‌توانید دوباره درخواست بدهید.',
  withdrawn: 'از درخواست انصراف دادید.',
} as const

export const resumeWords = {
  contact: 'راه‌های تماس',
  skills: 'مهارت‌ها',
  noSkills: 'مهارتی ننوشته است.',
} as const
