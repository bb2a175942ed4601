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
  active: 'فعال',
  empty: 'خرج‌شده',
  over: 'منقضی',
  stopped: 'غیرفعال',
  kept: 'در حساب دیگری',
}

export const eventWords: Readonly<Record<GiftCardEventKind, string>> = {
  issued: 'ساخته شد',
  bought: 'خریده شد',
  sent: 'فرستاده شد',
  resent: 'دوباره فرستاده شد',
  kept: 'به یک حساب اضافه شد',
  spent: 'برای خرید خرج شد',
  givenBack: 'پول خریدی به کارت برگشت',
  redeemed: 'به کیف پول اضافه شد',
  adjusted: 'مانده تغییر کرد',
  stopped: 'غیرفعال شد',
  started: 'فعال شد',
  expiryChanged: 'مهلت تغییر کرد',
  expired: 'منقضی شد',
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
  description: 'کارت هدیهٔ آروند: هر مبلغی، با نقش و پیامی که خودتان انتخاب می‌کنید، در زمانی که می‌خواهید.',
  lead: 'یادگیری را هدیه بدهید. نقش و مبلغ را شما انتخاب می‌کنید، دوره را کسی که دوستش دارید.',
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
  mobile: 'شمارهٔ موبایل گیرنده',
  mobileWrong: 'شمارهٔ موبایل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
  name: 'نام گیرنده',
  nameHint: 'اگر بنویسید، روی کارت هم می‌آید.',
  message: 'پیام شما',
  messageHint: 'تا ۵۰۰ کاراکتر',
  when: 'چه زمانی فرستاده شود',
  now: 'همین که پرداخت شد',
  nowHint: 'از ۲۲ تا ۸ صبح پیامکی ارسال نمی‌شود؛ ساعت ۸ می‌رسد.',
  chosen: 'در روز و ساعتی که می‌گویم',
  day: 'روز',
  time: 'ساعت',
  whenWrong: 'روز و ساعتی در آینده بنویسید.',
  add: 'افزودن کارت به سبد',
  added: 'کارت هدیه به سبد اضافه شد.',
  noScript: 'ساختن کارت هدیه در این مرورگر ممکن نیست. با مرورگر به‌روزتری باز کنید.',
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
      title: 'امن است',
      text: 'گیرنده آن را به حساب خود اضافه می‌کند و از آن پس فقط خودش می‌تواند خرجش کند.',
    },
  ],
  haveOne: 'کارتی دارید؟',
  useIt: 'استفاده از کارت',
} as const

/** Cards in the panel. */
export const myCardsWords = {
  title: 'کارت‌های هدیه',
  lead: 'کارت‌هایی که گرفته‌اید و کارت‌هایی که هدیه داده‌اید.',
  which: 'کدام کارت‌ها',
  kept: 'کارت‌های من',
  bought: 'خریداری‌شده',
  buy: 'خرید کارت هدیه',
  enter: 'کارتی به دستتان رسیده است؟',
  code: 'کد کارت',
  codeHint: 'شانزده کاراکتر، با خط تیره یا بدون آن',
  check: 'دیدن مانده',
  keep: 'افزودن به حساب من',
  redeem: 'افزودن به کیف پول',
  onIt: (sum: string) => `${sum} در این کارت است.`,
  none: 'این کارت مانده‌ای ندارد.',
  until: (day: string) => `تا ${day} اعتبار دارد.`,
  keepHint: 'اگر آن را به حساب خود اضافه کنید، فقط شما می‌توانید خرجش کنید.',
  redeemed: (sum: string) => `${sum} به کیف پول شما اضافه شد.`,
  redeemQuestion: (sum: string) => `${sum} به کیف پول اضافه شود؟`,
  redeemQuestionAny: 'همهٔ ماندهٔ کارت به کیف پول اضافه شود؟',
  redeemText: 'از آن پس با کیف پول خرید می‌کنید و کارت خالی می‌شود.',
  empty: { kept: 'هنوز کارتی ندارید', bought: 'هنوز کارتی نخریده‌اید' },
  emptyText: {
    kept: 'کد کارتی را که گرفته‌اید در همین صفحه بنویسید.',
    bought: 'کارت هدیه برای تولد، قبولی یا تشکر؛ با نقش و پیام خودتان.',
  },
  of: (rest: string, all: string) => `${rest} از ${all}`,
  from: (name: string) => `هدیهٔ ${name}`,
  to: (name: string) => `برای ${name}`,
  sentAt: (when: string) => `فرستاده شد، ${when}`,
  willSend: (when: string) => `${when} فرستاده می‌شود`,
  byHand: 'کد را خودتان به گیرنده بدهید',
  openCard: (lastFour: string) => `کارت …${lastFour}`,
  history: 'تاریخچهٔ کارت',
  copy: 'کپی کد',
  copied: 'کد کپی شد.',
  notCopied: 'کد کپی نشد؛ آن را خودتان بنویسید.',
  stopped: (sum: string) =>
    `این کارت غیرفعال شده است. ${sum} در آن سر جایش می‌ماند، اما تا کارت دوباره فعال نشود نه خرج می‌شود و نه به کیف پول می‌رود؛ پول خریدی هم که به کارت برگردد همین‌جا منتظر می‌ماند.`,
  stoppedEmpty:
    'این کارت غیرفعال شده است و الان مانده‌ای ندارد. اگر پول خریدی به آن برگردد، تا کارت دوباره فعال نشود همین‌جا منتظر می‌ماند.',
  contact: 'تماس با پشتیبانی',
  noCode: 'این کارت در حساب گیرنده است و کد را فقط او می‌بیند.',
  rest: 'مانده',
  paid: 'ارزش اولیه',
  expires: 'مهلت',
  noExpiry: 'بدون انقضا',
  resend: 'ارسال دوباره',
  resent: 'پیامک دوباره فرستاده شد.',
  recipient: 'گیرنده',
  message: 'پیام شما',
  messageFrom: 'پیام هدیه',
  factor: (number: string) => `فاکتور \u2066${localDigits(number)}\u2069`,
  pays: 'هنگام خرید، این کد را در بخش کارت هدیه بنویسید.',
} as const
