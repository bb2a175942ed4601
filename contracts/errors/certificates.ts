import type { ErrorTable } from './error-table.ts'

export const certificatesErrors = {
  'certificates.unknown-exam': {
    status: 404,
    sentence: 'این آزمون در این دوره نیست یا نمرهٔ قبولی ندارد. آزمون دیگری انتخاب کنید.',
  },
  'certificates.unknown-code': {
    status: 404,
    sentence: 'گواهی با این کد پیدا نشد. کد را از روی گواهی دوباره بنویسید.',
  },
  'certificates.unknown-template': {
    status: 404,
    sentence: 'این قالب گواهی پیدا نشد. صفحهٔ گواهی‌های دوره را دوباره باز کنید.',
  },
  'certificates.template-changed': {
    status: 409,
    sentence:
      'قالب این گواهی در جای دیگری تغییر کرده است. صفحه را دوباره باز کنید و تغییر خود را اعمال کنید.',
  },
  'certificates.not-learner': {
    status: 422,
    sentence: 'گواهی فقط برای دانشجویان همین دوره صادر می‌شود. فهرست را دوباره انتخاب کنید.',
  },
  'certificates.not-attended': {
    status: 422,
    sentence: 'گواهی فقط برای کسانی صادر می‌شود که در همین وبینار حاضر بوده‌اند. فهرست را دوباره انتخاب کنید.',
  },
  'certificates.no-mobiles': {
    status: 422,
    sentence: 'در این متن شمارهٔ موبایلی نیست. هر شماره را در یک سطر بنویسید.',
  },
  'certificates.too-many-mobiles': {
    status: 422,
    sentence: 'فهرست بیش از ۱۰٬۰۰۰ سطر دارد. آن را در چند بخش بفرستید.',
  },
  'certificates.unknown-list': {
    status: 404,
    sentence: 'این فهرست پیدا نشد. صفحهٔ گواهی‌ها را دوباره باز کنید.',
  },
  'certificates.brand-changed': {
    status: 409,
    sentence:
      'این صادرکننده همین حالا در جای دیگری تغییر کرده است. مقدار تازه را ببینید و اگر لازم بود دوباره تغییر دهید.',
  },
  'certificates.already-revoked': {
    status: 409,
    sentence: 'این گواهی پیش‌تر باطل شده است.',
  },
  'certificates.revoked': {
    status: 409,
    sentence: 'این گواهی باطل شده است و فایل آن دیگر داده نمی‌شود. دلیل را در صفحهٔ گواهی ببینید.',
  },
  'certificates.not-renewable': {
    status: 409,
    sentence: 'این گواهی تاریخ پایان ندارد یا هنوز به پایان آن نزدیک نیست، پس تمدید نمی‌خواهد.',
  },
  'certificates.renewed': {
    status: 409,
    sentence: 'این گواهی پیش‌تر تمدید شده است. گواهی تازه را باز کنید.',
  },
} as const satisfies ErrorTable
