import { withdrawalStateWords } from '@arvand/contracts/state-words/withdrawals'
import { formatNumber } from '@arvand/persian/numbers'

export const withdrawalsWords = {
  title: 'برداشت مدرسان',
  empty: 'برداشتی در این فهرست نیست',
  emptyText: 'درخواست برداشت مدرسان همین‌جا می‌آید.',
  states: withdrawalStateWords,
  sameName: 'نام حساب با نام شخص یکی است',
  otherName: 'نام حساب با نام شخص یکی نیست',
  holder: (name: string) => `صاحب حساب (نوشتهٔ مدرس): ${name}`,
  others: (count: number) =>
    count === 1
      ? 'یک مدرس دیگر هم این شبا را نوشته است'
      : `${formatNumber(count)} مدرس دیگر هم این شبا را نوشته‌اند`,
  copy: {
    copy: 'کپی شبا',
    copied: 'شمارهٔ شبا کپی شد.',
    notCopied: 'مرورگر اجازهٔ کپی نداد. شماره را انتخاب کنید و خودتان کپی کنید.',
  },
  copyOf: (name: string) => `کپی شبای ${name}`,
  select: (name: string, sum: string) => `انتخاب برداشت ${sum} از ${name}`,
  selectAll: 'انتخاب همهٔ این صفحه',
  selected: (count: string) => `${count} برداشت انتخاب شده`,
  selectedSum: 'جمع',
  selectFirst: 'برداشت‌ها را برای دریافت فایل انتخاب کنید.',
  sheet: 'دریافت اکسل',
  bankFile: 'دریافت فایل بانکی',
  unselect: 'لغو انتخاب',
  bankQuestion: {
    title: 'در این فایل حسابی هست که باید ببینید',
    text: 'نام صاحب حساب با نام مدرس یکی نیست، یا مدرس دیگری هم همین شبا را نوشته است. پیش از واریز، صاحب حساب را در پنل بانک ببینید.',
    confirm: 'دریافت فایل بانکی',
  },
  bankNote:
    'فایل بانکی از استاندارد ISO 20022 ‏(pain.001.001.03) است. هنوز هیچ بانکی آن را نخوانده است؛ پیش از واریز، پذیرش آن را از بانک خود بپرسید.',
  unknownBank: 'بانک ناشناخته',
  askedAt: (when: string) => `درخواست ${when}`,
  decidedBy: (name: string) => `پاسخ از ${name}`,
  approve: 'تأیید برداشت',
  approveQuestion: (sum: string, name: string) => `برداشت ${sum} برای ${name} تأیید شود؟`,
  approveText: 'شمارهٔ شبا را در پنل بانک ببینید: حساب باید به نام همین شخص باشد.',
  approveOther: (holder: string) =>
    `این حساب به نام «${holder}» نوشته شده است، نه به نام درخواست‌کننده. فقط اگر در پنل بانک دیدید که حساب برای خود اوست تأیید کنید.`,
  approved: 'برداشت تأیید شد؛ پس از واریز، شمارهٔ پیگیری را ثبت کنید.',
  pay: 'ثبت واریز',
  paid: 'واریز ثبت شد.',
  reference: 'شمارهٔ پیگیری بانک',
  refuse: 'رد درخواست',
  refused: 'پاسخ شما فرستاده شد و پول به کیف پول برگشت.',
  answer: 'پاسخ به مدرس',
  statement: 'صورت‌حساب ماهانه',
  month: 'ماه',
  takeStatement: 'دریافت صورت‌حساب',
  wallet: 'کیف پول شخص',
} as const
