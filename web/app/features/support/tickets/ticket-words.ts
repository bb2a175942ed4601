import type { ticketPriority, ticketState } from '@arvand/contracts/tickets'
import { localDigits } from '@arvand/persian/digits'
import type { z } from 'zod'
import type { Tone } from '../../../ui/badge.tsx'

type TicketState = z.infer<typeof ticketState>

/** Whose turn it is, as its writer reads it. */
export const stateWords: Readonly<Record<TicketState, { readonly label: string; readonly tone: Tone }>> = {
  open: { label: 'در انتظار پاسخ', tone: 'primary' },
  answered: { label: 'پاسخ داده‌ایم', tone: 'success' },
  waiting: { label: 'منتظر شما', tone: 'accent' },
  closed: { label: 'بسته', tone: 'neutral' },
}

/** The same, as the staff reads it. */
export const staffStates: Readonly<Record<TicketState, string>> = {
  open: 'بی‌پاسخ',
  waiting: 'منتظر کاربر',
  answered: 'پاسخ‌داده',
  closed: 'بسته',
}

export const priorities: Readonly<Record<z.infer<typeof ticketPriority>, string>> = {
  normal: 'عادی',
  urgent: 'فوری',
}

export const ticketWords = {
  title: 'تیکت‌های پشتیبانی',
  lead: 'هر تیکت یک گفت‌وگو با پشتیبانی است. پاسخ‌ها را همین‌جا می‌بینید و خبرشان هم به شما می‌رسد.',
  make: 'تیکت تازه',
  states: 'وضعیت تیکت',
  all: 'همه',
  empty: 'هنوز تیکتی ندارید',
  emptyText: 'پرسشی دارید یا چیزی درست کار نمی‌کند؟ برای ما بنویسید.',
  nothing: 'تیکتی در این وضعیت نیست',
  number: (number: number) => `تیکت ${localDigits(number)}`,
  lastChange: 'آخرین پیام',
  newTitle: 'تیکت تازه',
  newLead: 'مشکل یا پرسش خود را بنویسید. در ساعت‌های کاری، حداکثر تا هشت ساعت کاری پاسخ می‌گیرید.',
  department: 'دربارهٔ',
  choose: 'انتخاب کنید',
  subject: 'موضوع',
  body: 'متن پیام',
  bodyHint: 'هرچه دقیق‌تر بنویسید، زودتر پاسخ می‌گیرید. رمز عبور و شمارهٔ کارت را ننویسید.',
  file: (number: string) => `پیوست ${number}`,
  fileLimits: 'تصویر یا PDF، حداکثر ۱۰ مگابایت',
  send: 'ارسال تیکت',
  about: 'این تیکت دربارهٔ',
  help: 'شاید پاسخ این‌جا باشد:',
  reply: 'پاسخ شما',
  replySend: 'ارسال پاسخ',
  reopen: 'این تیکت بسته است. اگر موضوع حل نشده، پاسخ بنویسید تا دوباره باز شود.',
  sent: 'پیام شما فرستاده شد.',
  dueBy: 'پاسخ ما تا',
  late: 'مهلت پاسخ گذشته است. پیام شما در صدر صف است.',
  close: 'بستن تیکت',
  closed: 'تیکت بسته شد.',
  rate: 'از پاسخ‌گویی راضی بودید؟',
  rating: 'امتیاز شما',
  comment: 'چه چیزی بهتر می‌شد؟',
  rateSend: 'ثبت امتیاز',
  rated: 'امتیاز شما ثبت شد. سپاس‌گزاریم.',
  stars: ['خیلی بد', 'بد', 'متوسط', 'خوب', 'خیلی خوب'],
  messages: 'گفت‌وگو',
  you: 'شما',
  support: 'پشتیبانی',
  second: 'زمان درس',
  attachments: 'پیوست‌ها',
} as const

export const staffWords = {
  open: 'باز کردن گفت‌وگو',
  crumb: 'تیکت',
  writer: 'نویسنده',
  answer: 'پاسخ',
  answerHint: 'نویسنده این پاسخ را در پنل می‌بیند و خبرش به او می‌رسد.',
  strangerHint: 'نویسنده حساب ندارد و گفت‌وگو را نمی‌بیند. پاسخ را به شماره یا ایمیل او هم بفرستید.',
  canned: 'پاسخ آماده',
  chooseCanned: 'بدون پاسخ آماده',
  after: 'وضعیت پس از پاسخ',
  sendAnswer: 'ارسال پاسخ',
  answered: 'پاسخ فرستاده شد.',
  looking: (names: string) => `این تیکت پیش ${names} هم باز است.`,
  typing: (names: string) => `در حال نوشتن پاسخ: ${names}`,
  meanwhile:
    'تا شما می‌نوشتید، پیام تازه‌ای به این گفت‌وگو رسید. پیش از ارسال آن را بخوانید؛ نوشتهٔ شما مانده است.',
  haveRead: 'خواندم',
  note: 'یادداشت داخلی',
  noteHint: 'فقط گروه پشتیبانی می‌بیند.',
  sendNote: 'ثبت یادداشت',
  noted: 'یادداشت ثبت شد.',
  noteBadge: 'یادداشت داخلی',
  assignee: 'مسئول',
  nobody: 'بدون مسئول',
  assign: 'ثبت مسئول',
  assigned: 'مسئول ثبت شد.',
  sort: 'موضوع و فوریت',
  priority: 'فوریت',
  sortSend: 'ذخیره',
  sorted: 'ذخیره شد.',
  due: 'مهلت پاسخ',
  isLate: 'از مهلت گذشته',
  history: 'تاریخچه',
  noHistory: 'وضعیت این تیکت هنوز عوض نشده است.',
  rating: 'امتیاز نویسنده',
  mine: 'تیکت‌های من',
  unassigned: 'بدون مسئول',
  assignedTo: 'مسئول',
  everyone: 'همه',
  answers: 'پاسخ‌های آماده',
  answersLead: 'متن‌هایی که بارها می‌نویسید. {name} نام نویسنده و {number} شمارهٔ تیکت می‌شود.',
  noAnswers: 'هنوز پاسخ آماده‌ای ندارید',
  noAnswersText: 'پاسخی را که زیاد می‌نویسید این‌جا نگه دارید تا با یک انتخاب در گفت‌وگو بیاید.',
  answerTitle: 'عنوان',
  answerBody: 'متن پاسخ',
  addAnswer: 'افزودن پاسخ آماده',
  saveAnswer: 'ذخیره',
  removeAnswer: 'حذف',
  savedAnswer: 'پاسخ آماده ذخیره شد.',
  removedAnswer: 'پاسخ آماده حذف شد.',
  edit: 'ویرایش',
} as const
