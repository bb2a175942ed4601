import type { ticketState } from '@arvand/contracts/tickets'
import type { z } from 'zod'

export { departmentWords as departments } from '@arvand/contracts/state-words/support'

type TicketState = z.infer<typeof ticketState>

export const contactWords = {
  title: 'تماس با ما',
  summary: 'پرسش، پیشنهاد یا گلایه‌ای دارید؟ هر پیام را یک نفر می‌خواند و پاسخ می‌دهد.',
  ways: 'راه‌های تماس',
  email: 'ایمیل',
  phone: 'تلفن',
  address: 'نشانی',
  hours: 'ساعت پاسخ‌گویی: شنبه تا چهارشنبه، ۸ تا ۱۶',
  none: 'همین فرم سریع‌ترین راه است. پاسخ به شماره یا ایمیلی می‌رسد که می‌نویسید.',
  demo: 'این نسخهٔ نمایشی آروند است و پرداخت‌های آن واقعی نیست.',
  faster: 'تا زودتر پاسخ بگیرید',
  tips: [
    {
      title: 'اشکال در صفحه',
      text: 'آدرس صفحه و مشکلی را که دیدید بنویسید. اگر زیر پیام خطا «شمارهٔ پیگیری» هست، همان را هم بیاورید؛ با آن دقیقاً همان لحظه را پیدا می‌کنیم.',
    },
    {
      title: 'پول و فاکتور',
      text: 'شمارهٔ فاکتور، مبلغ و ساعت پرداخت را بنویسید. شمارهٔ کارت و رمز را هیچ‌وقت برای کسی نفرستید، ما هم لازمش نداریم.',
    },
    {
      title: 'ورود به حساب',
      text: 'اگر کد نمی‌رسد، دو دقیقه صبر کنید و دوباره بخواهید. اگر شماره عوض شده است، از ایمیل تأییدشدهٔ همان حساب بنویسید.',
    },
    {
      title: 'گزارش مشکل امنیتی',
      text: 'پیش از نوشتن در جای عمومی، همین‌جا به ما بگویید و مرحله‌های دیدنش را بنویسید. از گزارش شما ممنون می‌شویم و خبرتان می‌کنیم.',
    },
  ],
  write: 'پیام بنویسید',
  name: 'نام شما',
  replyTo: 'شمارهٔ موبایل یا ایمیل',
  replyToHint: 'پاسخ را همین‌جا می‌فرستیم.',
  department: 'دربارهٔ',
  choose: 'انتخاب کنید',
  subject: 'موضوع',
  body: 'متن پیام',
  send: 'ارسال پیام',
  sent: (number: string) => `پیام شما رسید. شمارهٔ پیگیری: ${number}`,
  before: 'شاید پاسخ همین‌جا باشد:',
} as const

export const ticketLinkWords = { ask: 'پرسش از پشتیبانی' } as const

export const ticketsWords = {
  title: 'پیام‌های پشتیبانی',
  lead: 'تیکت‌ها و پیام‌های فرم تماس. آنچه مهلتش زودتر می‌رسد بالاتر است.',
  states: 'وضعیت پیام',
  oldestFirst: 'نزدیک‌ترین مهلت‌ها بالاترند.',
  department: 'موضوع',
  everyDepartment: 'همهٔ موضوع‌ها',
  empty: {
    open: 'همهٔ پیام‌ها پاسخ گرفته‌اند',
    answered: 'پیامی در این وضعیت نیست',
    waiting: 'پیامی در این وضعیت نیست',
    closed: 'پیامی در این وضعیت نیست',
    spam: 'هرزنامه‌ای نیست',
  },
  emptyText: {
    open: 'پیام تازه‌ای که از فرم تماس برسد، این‌جا می‌بینید.',
    answered: 'پیامی که پاسخش را ثبت کنید، این‌جا می‌آید.',
    waiting: 'پیامی که از نویسنده‌اش چیزی پرسیده‌اید، این‌جا می‌ماند.',
    closed: 'پیامی که ببندید، این‌جا می‌ماند.',
    spam: 'پیامی که هرزنامه بدانید، این‌جا جدا می‌ماند.',
  },
  number: (number: string) => `پیام ${number}`,
  mailSubject: (number: string, subject: string) => `آروند، پیام ${number}: ${subject}`,
  copy: {
    copy: 'کپی',
    copied: 'کپی شد.',
    notCopied: 'مرورگر اجازهٔ کپی نداد. متن را انتخاب کنید و خودتان کپی کنید.',
  },
  hasAccount: 'حساب دارد',
  person: 'صفحهٔ این فرد',
  changed: {
    open: 'دوباره باز شد',
    answered: 'پاسخ داده شد',
    waiting: 'از نویسنده پرسیده شد',
    closed: 'بسته شد',
  },
  by: (name: string) => `از طرف ${name}`,
  move: { answered: 'پاسخ دادم', closed: 'بستن پیام', open: 'باز کردن دوباره' },
  moved: {
    answered: 'پیام به «پاسخ‌داده» رفت.',
    closed: 'پیام بسته شد.',
    open: 'پیام دوباره باز شد.',
    waiting: 'پیام منتظر نویسنده است.',
  },
} as const satisfies { readonly changed: Readonly<Record<TicketState, string>> } & Readonly<
  Record<string, unknown>
>
