import type { ErrorTable } from './error-table.ts'

/** Refusals that any endpoint may give; an endpoint lists only what it adds to these. */
export const requestErrors = {
  'request.not-json': {
    status: 400,
    sentence: 'آنچه فرستاده شد خوانده نشد. صفحه را دوباره باز کنید و از نو بفرستید.',
  },
  'request.unauthenticated': {
    status: 401,
    sentence: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
  },
  'request.forbidden': {
    status: 403,
    sentence:
      'دسترسی به این بخش برای حساب شما باز نیست. اگر به کارتان می‌آید، از مدیر آروند بخواهید آن را برایتان باز کند.',
  },
  'request.not-found': {
    status: 404,
    sentence: 'چیزی که دنبالش بودید پیدا نشد. شاید جابه‌جا یا پاک شده باشد.',
  },
  'request.method': {
    status: 405,
    sentence: 'این آدرس با این روش پاسخ نمی‌دهد.',
  },
  'request.too-large': {
    status: 413,
    sentence: 'آنچه فرستادید از اندازهٔ مجاز بزرگ‌تر است. کوچک‌ترش کنید و دوباره بفرستید.',
  },
  'request.media-type': {
    status: 415,
    sentence: 'قالب آنچه فرستادید پذیرفته نیست.',
  },
  'request.invalid': {
    status: 422,
    sentence: 'بعضی از خانه‌ها درست پر نشده‌اند. آن‌ها را ببینید و دوباره بفرستید.',
  },
  'request.sheet-too-long': {
    status: 422,
    sentence:
      'بیش از ده هزار ردیف در یک فایل اکسل جا نمی‌شود. قالب دیگر را بگیرید که همهٔ ردیف‌ها را دارد، یا کمتر انتخاب کنید.',
  },
  'request.id-reused': {
    status: 422,
    sentence: 'این درخواست پیش‌تر با محتوای دیگری فرستاده شده است. صفحه را تازه کنید و دوباره بفرستید.',
  },
  'request.too-many': {
    status: 429,
    sentence: 'تعداد درخواست‌ها زیاد شده است. کمی صبر کنید و دوباره امتحان کنید.',
  },
  'request.failed': {
    status: 500,
    sentence: 'خطای ۵۰۰ رخ داد. لطفاً با پشتیبانی تماس بگیرید.',
  },
  'request.unavailable': {
    status: 503,
    sentence: 'آروند الان نمی‌تواند پاسخ بدهد. چند دقیقهٔ دیگر دوباره امتحان کنید.',
  },
  'request.sms-off': {
    status: 503,
    sentence: 'ارسال پیامک هنوز فعال نیست. با ایمیل ادامه دهید یا به پشتیبانی خبر دهید.',
  },
  'request.mail-off': {
    status: 503,
    sentence: 'ارسال ایمیل هنوز فعال نیست. با پیامک ادامه دهید یا به پشتیبانی خبر دهید.',
  },
} as const satisfies ErrorTable
