import type { ErrorTable } from './error-table.ts'

export const plusErrors = {
  'plus.none': {
    status: 409,
    sentence: 'الان پلاس ندارید. از صفحهٔ پلاس طرحی انتخاب کنید.',
  },
  'plus.not-active': {
    status: 409,
    sentence: 'پلاس را فقط تا پیش از پایان زمان پرداخت‌شده می‌توان متوقف کرد. اول آن را تمدید کنید.',
  },
  'plus.paused': {
    status: 409,
    sentence: 'پلاس شما متوقف است. اول آن را ادامه دهید.',
  },
  'plus.not-paused': {
    status: 409,
    sentence: 'پلاس شما فعال است و نیازی به ادامه دادن ندارد. صفحه را تازه کنید.',
  },
  'plus.pause-used-up': {
    status: 409,
    sentence: 'روزهای توقف این دوره تمام شده است. با تمدید بعدی دوباره می‌توانید پلاس را متوقف کنید.',
  },
  'plus.not-due': {
    status: 409,
    sentence: 'زمان تمدید هنوز نرسیده است. برای افزودن زمان، طرحی از صفحهٔ پلاس بخرید.',
  },
  'plus.plan-not-sold': {
    status: 409,
    sentence: 'این طرح دیگر فروخته نمی‌شود. طرح دیگری از صفحهٔ پلاس انتخاب کنید.',
  },
  'plus.unknown-plan': {
    status: 404,
    sentence: 'این طرح پیدا نشد. فهرست طرح‌ها را تازه کنید.',
  },
  'plus.slug-taken': {
    status: 409,
    sentence: 'طرح دیگری این آدرس را دارد. آدرس دیگری بنویسید.',
  },
} as const satisfies ErrorTable
