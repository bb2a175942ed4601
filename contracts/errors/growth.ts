import type { ErrorTable } from './error-table.ts'

export const growthErrors = {
  'growth.unknown-campaign': {
    status: 404,
    sentence: 'این طرح پاداش پیدا نشد. فهرست طرح‌ها را دوباره باز کنید.',
  },
  'growth.unknown-reward': {
    status: 404,
    sentence: 'این پاداش پیدا نشد. فهرست پاداش‌ها را دوباره باز کنید.',
  },
  'growth.campaign-running': {
    status: 409,
    sentence: 'در این بازه طرح پاداش دیگری فعال است. تاریخ را تغییر دهید یا آن طرح را متوقف کنید.',
  },
  'growth.campaign-over': {
    status: 409,
    sentence: 'این طرح پاداش به پایان رسیده است. طرح تازه‌ای بسازید.',
  },
  'growth.campaign-spent-more': {
    status: 409,
    sentence: 'بودجه نمی‌تواند کمتر از پاداش‌های داده‌شده باشد. عدد بزرگ‌تری بنویسید.',
  },
  'growth.budget-spent': {
    status: 409,
    sentence: 'بودجهٔ این طرح برای این پاداش کافی نیست. بودجه را بیشتر کنید یا پاداش را رد کنید.',
  },
  'growth.reward-decided': {
    status: 409,
    sentence: 'دربارهٔ این پاداش پیش‌تر تصمیم گرفته شده است. فهرست را دوباره باز کنید.',
  },
  'growth.own-reward': {
    status: 409,
    sentence: 'این پاداش به خودتان می‌رسد. تصمیم آن را به مدیر دیگری بسپارید.',
  },
  'growth.wheel-closed': {
    status: 409,
    sentence: 'گردونه اکنون بسته است یا جایزهٔ امروز تمام شده. فردا دوباره سر بزنید.',
  },
  'growth.no-spins': {
    status: 409,
    sentence: 'اکنون چرخشی ندارید. چرخش رایگان فردا را منتظر بمانید یا دوره‌ای را تمام کنید.',
  },
  'growth.unknown-spin': {
    status: 404,
    sentence: 'این چرخش پیدا نشد. گردونه را دوباره باز کنید.',
  },
  'growth.spin-over': {
    status: 409,
    sentence: 'مهلت ۲۴ ساعتهٔ این چرخش گذشته است. گردونه را دوباره بچرخانید.',
  },
  'growth.unknown-prize': {
    status: 404,
    sentence: 'این جایزه روی گردونه نیست. صفحه را دوباره باز کنید.',
  },
  'growth.no-plan': {
    status: 409,
    sentence: 'هنوز طرحی برای پلاس نیست؛ اول یک طرح بسازید.',
  },
  'growth.too-many-prizes': {
    status: 409,
    sentence: 'گردونه ۱۲ جایزه دارد و جای دیگری نیست. یکی را بردارید.',
  },
} as const satisfies ErrorTable
