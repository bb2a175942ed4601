import type { ErrorTable } from './error-table.ts'

export const plusErrors = {
  'plus.none': {
    status: 409,
    sentence: 'اکنون پلاس ندارید. از صفحهٔ پلاس طرحی برگزینید.',
  },
  'plus.not-active': {
    status: 409,
    sentence: 'پلاس را تنها تا پیش از پایان زمان پرداخت‌شده می‌توان نگه داشت. نخست آن را تمدید کنید.',
  },
  'plus.paused': {
    status: 409,
    sentence: 'پلاس شما نگه داشته شده است. نخست آن را از سر بگیرید.',
  },
  'plus.not-paused': {
    status: 409,
    sentence: 'پلاس شما در جریان است و نیازی به از سر گرفتن ندارد. صفحه را تازه کنید.',
  },
  'plus.pause-used-up': {
    status: 409,
    sentence: 'روزهای توقف این دوره به کار رفته است. با تمدید بعدی دوباره می‌توانید پلاس را نگه دارید.',
  },
  'plus.not-due': {
    status: 409,
    sentence: 'زمان تمدید هنوز نرسیده است. برای افزودن زمان، طرحی از صفحهٔ پلاس بخرید.',
  },
  'plus.plan-not-sold': {
    status: 409,
    sentence: 'این طرح دیگر فروخته نمی‌شود. طرح دیگری از صفحهٔ پلاس برگزینید.',
  },
  'plus.unknown-plan': {
    status: 404,
    sentence: 'این طرح پیدا نشد. فهرست طرح‌ها را تازه کنید.',
  },
  'plus.slug-taken': {
    status: 409,
    sentence: 'طرح دیگری این نشانی را دارد. نشانی دیگری بنویسید.',
  },
} as const satisfies ErrorTable
