import type { GiftCardDesign, GiftCardEventKind, GiftCardState } from '@arvand/contracts/gift-cards'
import { localDigits } from '@arvand/persian/digits'

export const designNames: Readonly<Record<GiftCardDesign, string>> = {
  lajvard: 'لاجورد',
  firoozeh: 'فیروزه',
  zafaran: 'زعفران',
  anar: 'انار',
  banafsh: 'بنفشه',
}

export const stateWords: Readonly<Record<GiftCardState, string>> = {
  active: 'آماده',
  empty: 'خرج‌شده',
  over: 'زمانش گذشته',
  stopped: 'از کار افتاده',
  kept: 'در حساب دیگری',
}

export const eventWords: Readonly<Record<GiftCardEventKind, string>> = {
  issued: 'ساخته شد',
  bought: 'خریده شد',
  sent: 'فرستاده شد',
  resent: 'دوباره فرستاده شد',
  kept: 'در یک حساب نگه داشته شد',
  spent: 'برای خرید خرج شد',
  givenBack: 'پول خریدی به کارت برگشت',
  redeemed: 'به کیف پول افزوده شد',
  adjusted: 'مانده تغییر کرد',
  stopped: 'از کار افتاد',
  started: 'به کار افتاد',
  expiryChanged: 'مهلت تغییر کرد',
  expired: 'مهلت گذشت',
}

/** Words on the drawn card. */
export const faceWords = {
  brand: 'آروند',
  what: 'کارت هدیه',
  toman: 'تومان',
  for: (name: string) => `برای ${name}`,
} as const

/** The public page. */
export const giftCardsWords = {
  title: 'کارت هدیه',
  description: 'کارت هدیهٔ آروند: هر مبلغی، با نقش و پیامی که خودتان برمی‌گزینید، در زمانی که می‌خواهید.',
  lead: 'یادگیری را هدیه بدهید. نقش و مبلغ را شما برمی‌گزینید، دوره را کسی که دوستش دارید.',
  amount: 'مبلغ',
  otherAmount: 'مبلغی دیگر',
  otherAmountHint: 'از ۵۰٬۰۰۰ تا ۵۰٬۰۰۰٬۰۰۰ تومان',
  amountWrong: 'مبلغی از ۵۰٬۰۰۰ تا ۵۰٬۰۰۰٬۰۰۰ تومان بنویسید.',
  design: 'نقش کارت',
  way: 'چگونه به دستش برسد',
  byHand: 'خودم کد را به او می‌دهم',
  byHandHint: 'کد کارت پس از پرداخت در پنل شماست.',
  bySms: 'آروند با پیامک برایش بفرستد',
  bySmsHint: 'نام شما و پیامتان هم در پیامک می‌آید.',
  mobile: 'شمارهٔ همراه گیرنده',
  mobileWrong: 'شمارهٔ همراه درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
  name: 'نام گیرنده',
  nameHint: 'اگر بنویسید، روی کارت هم می‌آید.',
  message: 'پیام شما',
  messageHint: 'تا ۵۰۰ نویسه',
  when: 'چه زمانی فرستاده شود',
  now: 'همین که پرداخت شد',
  nowHint: 'از ۲۲ تا ۸ بامداد پیامکی فرستاده نمی‌شود؛ ساعت ۸ می‌رسد.',
  chosen: 'در روز و ساعتی که می‌گویم',
  day: 'روز',
  time: 'ساعت',
  whenWrong: 'روز و ساعتی در آینده بنویسید.',
  add: 'افزودن کارت به سبد',
  added: 'کارت هدیه به سبد افزوده شد.',
  noScript: 'برای ساختن کارت هدیه، اسکریپت‌ها را در مرورگر خود روشن کنید.',
  promises: 'دربارهٔ کارت هدیه',
  points: [
    {
      title: 'تاریخ اعتبارش روی کارت است',
      text: 'اعتبار کارت از روز خرید شروع می‌شود؛ اگر بعداً ارسال شود، از روز ارسال. روز پایان را کنار کارت می‌بینید.',
    },
    {
      title: 'در چند خرید خرج می‌شود',
      text: 'هر بار به اندازهٔ همان خرید از آن کم می‌شود، یا یک‌جا به کیف پول می‌رود.',
    },
    {
      title: 'در امان است',
      text: 'گیرنده آن را در حساب خود نگه می‌دارد و از آن پس تنها خودش خرجش می‌کند.',
    },
  ],
  haveOne: 'کارتی دارید؟',
  useIt: 'به کار بردن کارت',
} as const

/** Cards in the panel. */
export const myCardsWords = {
  title: 'کارت‌های هدیه',
  lead: 'کارت‌هایی که نگه داشته‌اید و کارت‌هایی که هدیه داده‌اید.',
  which: 'کدام کارت‌ها',
  kept: 'نگه‌داشته',
  bought: 'خریداری‌شده',
  buy: 'خرید کارت هدیه',
  enter: 'کارتی به دستتان رسیده است؟',
  code: 'کد کارت',
  codeHint: 'شانزده نویسه، با خط تیره یا بی آن',
  check: 'دیدن مانده',
  keep: 'نگه داشتن در حساب من',
  redeem: 'افزودن به کیف پول',
  onIt: (sum: string) => `${sum} در این کارت است.`,
  none: 'این کارت مانده‌ای ندارد.',
  until: (day: string) => `تا ${day} به کار می‌آید.`,
  keepHint: 'اگر نگهش دارید، تنها شما می‌توانید خرجش کنید و هنگام خرید دم دستتان است.',
  redeemed: (sum: string) => `${sum} به کیف پول شما افزوده شد.`,
  redeemQuestion: (sum: string) => `${sum} به کیف پول افزوده شود؟`,
  redeemQuestionAny: 'همهٔ ماندهٔ کارت به کیف پول افزوده شود؟',
  redeemText: 'از آن پس با کیف پول خرید می‌کنید و کارت خالی می‌شود.',
  empty: { kept: 'کارتی نگه نداشته‌اید', bought: 'هنوز کارتی نخریده‌اید' },
  emptyText: {
    kept: 'کد کارتی را که به دستتان رسیده است در همین صفحه بنویسید.',
    bought: 'کارت هدیه برای تولد، قبولی یا سپاس؛ با نقش و پیام خودتان.',
  },
  of: (rest: string, all: string) => `${rest} از ${all}`,
  from: (name: string) => `هدیهٔ ${name}`,
  to: (name: string) => `برای ${name}`,
  sentAt: (when: string) => `فرستاده شد، ${when}`,
  willSend: (when: string) => `${when} فرستاده می‌شود`,
  byHand: 'کد را خودتان به گیرنده بدهید',
  openCard: (lastFour: string) => `کارت …${lastFour}`,
  back: 'کارت‌های هدیه',
  history: 'سرگذشت کارت',
  copy: 'رونوشت کد',
  copied: 'کد برداشته شد.',
  notCopied: 'کد برداشته نشد؛ آن را با دست بنویسید.',
  stopped: (sum: string) =>
    `این کارت از کار انداخته شده است. ${sum} در آن سر جایش می‌ماند، اما تا کارت دوباره به کار نیفتد نه خرج می‌شود و نه به کیف پول می‌رود؛ پول خریدی هم که به کارت برگردد همین‌جا منتظر می‌ماند.`,
  stoppedEmpty:
    'این کارت از کار انداخته شده است و اکنون مانده‌ای ندارد. اگر پول خریدی به آن برگردد، تا کارت دوباره به کار نیفتد همین‌جا منتظر می‌ماند.',
  contact: 'پرسیدن از آروند',
  noCode: 'این کارت در حساب گیرنده است و کد آن دیگر تنها از آن اوست.',
  rest: 'مانده',
  paid: 'ارزش نخست',
  expires: 'مهلت',
  noExpiry: 'بی‌مهلت',
  resend: 'فرستادن دوباره',
  resent: 'پیامک دوباره فرستاده شد.',
  recipient: 'گیرنده',
  message: 'پیام شما',
  messageFrom: 'پیام هدیه',
  factor: (number: string) => `فاکتور \u2066${localDigits(number)}\u2069`,
  pays: 'هنگام خرید، این کد را در بخش کارت هدیه بنویسید.',
} as const
