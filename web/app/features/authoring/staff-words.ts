import type { StaffRight } from '@arvand/contracts/courses'
import { pageTitles } from './words.ts'

export const roleWords = { owner: 'صاحب دوره', teacher: 'مدرس همکار', assistant: 'دستیار' } as const
export const rightWords: Readonly<Record<StaffRight, string>> = {
  write: 'نوشتن درس‌ها',
  answer: 'پاسخ به پرسش‌ها',
  mark: 'نمره دادن به تکلیف‌ها',
  enrol: 'افزودن و حذف دانشجویان',
  announce: 'ارسال اطلاعیه',
}

export const staffWords = {
  title: pageTitles.staff,
  lead: 'همکاران و دستیاران را اضافه کنید و بگویید هر کدام چه می‌کنند.',
  leadOfOthers: 'کسانی که این دوره را درس می‌دهند و کاری که صاحب دوره به هر کدام سپرده است.',
  add: 'دعوت همکار',
  who: 'شمارهٔ موبایل یا نام کاربری عمومی',
  whoHint: 'پس از پذیرفتن دعوت، با نام خود در فهرست دیده می‌شود.',
  role: 'نقش',
  rights: 'دسترسی‌های دستیار',
  rightsHint: 'مدرس همکار همهٔ این‌ها را دارد.',
  share: 'سهم از فروش (درصد)',
  shareHint: 'از سهم مدرسان؛ فقط مدرس همکار سهم می‌برد. بقیه برای صاحب دوره است.',
  shareOf: (percent: string) => `${percent}٪ از فروش`,
  change: 'تغییر دسترسی',
  changed: 'دسترسی عوض شد.',
  invited: 'دعوت فرستاده شد.',
  invitations: 'دعوت‌های بی‌پاسخ',
  sent: 'دعوت فرستاده شد',
  uninvite: 'لغو دعوت',
  uninviteOf: (who: string) => `لغو دعوت ${who}`,
  uninvited: 'دعوت لغو شد.',
  remove: 'حذف از دوره',
  removed: 'از دوره حذف شد.',
  leave: 'خروج از دوره',
  removeQuestion: (name: string) => ({
    title: `${name} از دوره حذف شود؟`,
    text: 'دیگر به این دوره دسترسی ندارد. آنچه نوشته است می‌ماند.',
    confirm: 'حذف از دوره',
    danger: true,
  }),
  all: 'همهٔ دسترسی‌ها',
  none: 'بدون دسترسی',
} as const

export const invitationWords = {
  title: 'دعوت به تدریس',
  lead: 'دوره‌هایی که مدرسشان از شما خواسته است کنار او باشید.',
  none: 'دعوتی ندارید',
  noneText: 'وقتی مدرسی شما را به دوره‌اش دعوت کند، این‌جا می‌بینید.',
  by: (name: string, role: string) => `دعوت از ${name} · ${role}`,
  share: (percent: string) => `${percent}٪ از فروش`,
  accept: 'پذیرفتن دعوت',
  decline: 'رد دعوت',
  declined: 'دعوت رد شد.',
  apply: 'ارسال درخواست تدریس',
} as const
