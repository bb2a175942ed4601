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
  exams: { title: 'آزمون‌ها', text: 'بانک سؤال، آزمون‌ها و نتیجه‌ها' },
  finance: { title: 'مالی', text: 'فاکتورها، پرداخت‌ها و برداشت‌ها' },
  support: { title: 'پشتیبانی', text: 'تیکت‌ها و راهنما' },
  growth: { title: 'رشد', text: 'کدهای تخفیف، معرفی و گردونه' },
  settings: { title: 'تنظیمات', text: 'تعطیلی‌ها و تنظیمات عمومی' },
}

export const peopleWords = {
  title: 'کاربران',
  lead: 'هر عضو آروند.',
  import: 'افزودن با فهرست',
  search: 'جست‌وجوی افراد',
  searchHint: 'بخشی از نام، یا شماره و ایمیل کامل',
  roles: 'نقش‌ها',
  everyone: 'همه',
  teachers: 'مدرسان',
  managers: 'مدیرها',
  state: 'وضعیت حساب',
  everyState: 'همهٔ حساب‌ها',
  states: { active: 'فعال', blocked: 'مسدود' },
  order: 'ترتیب',
  orders: { newest: 'تازه‌ترین عضوها', seen: 'آخرین بازدید', name: 'نام' },
  orderNotes: {
    newest: 'تازه‌ترین‌ها بالاترند.',
    seen: 'تازه‌ترین بازدیدها بالاترند.',
    name: 'به ترتیب نام.',
  },
  chooseDays: 'روزهای عضویت',
  joinedBetween: 'عضوشده میان',
  showDays: 'نمایش',
  seen: 'آخرین بازدید',
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
  nobodySo: 'کسی با این مشخصات نیست. انتخاب‌های بالا را عوض کنید.',
  nobodyThen: 'در این روزها کسی با این مشخصات عضو نشده است.',
  joinedIn: 'عضوشده',
  activeIn: 'فعال',
} as const
