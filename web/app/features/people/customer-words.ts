import type { EnrolmentState } from '@arvand/contracts/courses'
import { ticketStateWords } from '@arvand/contracts/state-words/support'

/** Words of the cards that show a person as a customer. */
export const customerWords = {
  courses: 'دوره‌ها',
  noCourses: 'در هیچ دوره‌ای ثبت‌نام نکرده است.',
  neverCame: 'هنوز نیامده',
  enrolment: {
    active: '',
    completed: 'تکمیل‌شده',
    expired: 'دسترسی پایان‌یافته',
    refunded: 'بازپرداخت‌شده',
  } satisfies Readonly<Record<EnrolmentState, string>>,

  factors: 'فاکتورها',
  allFactors: 'همهٔ فاکتورهای این شخص',
  noFactors: 'هنوز خریدی نکرده است.',

  wallet: 'کیف پول',
  held: (sum: string) => `${sum} مسدود موقت است`,
  noMovements: 'هنوز گردشی ندارد.',
  statement: 'گردش کیف پول و افزودن اعتبار',

  tickets: 'پیام‌های پشتیبانی',
  noTickets: 'پیامی به پشتیبانی نداده است.',
  ticketNumber: (number: string) => `پیام ${number}`,
  ticket: ticketStateWords,

  message: 'پیام به کاربر',
  messageLead: 'در اعلان‌های او می‌آید و اگر در تنظیماتش روشن باشد، با پیامک و ایمیل هم می‌رسد.',
  sendMessage: 'ارسال پیام',
  messageSent: 'پیام فرستاده شد.',

  notes: 'یادداشت‌های مدیران',
  notesLead: 'فقط مدیران افراد می‌بینند.',
  noNotes: 'هنوز یادداشتی نوشته نشده است.',
  note: 'یادداشت تازه',
  writeNote: 'ذخیرهٔ یادداشت',
  noted: 'یادداشت ذخیره شد.',
} as const
