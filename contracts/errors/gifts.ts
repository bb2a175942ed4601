import type { ErrorTable } from './error-table.ts'

export const giftsErrors = {
  'gifts.unknown': {
    status: 404,
    sentence: 'این هدیه پیدا نشد. لینک را کامل باز کنید، یا از کسی که آن را فرستاده لینک تازه بگیرید.',
  },
  'gifts.taken': {
    status: 409,
    sentence: 'دورهٔ این لینک را پیش‌تر گرفته‌اند. اگر شما نبودید، به کسی که آن را فرستاده خبر بدهید.',
  },
  'gifts.closed': {
    status: 409,
    sentence: 'این لینک باطل شده است. از کسی که آن را فرستاده بپرسید.',
  },
  'gifts.yours': {
    status: 409,
    sentence: 'این دوره را خود شما خریده‌اید. لینک آن را به کسی بدهید که برایش خریده‌اید.',
  },
  'gifts.for-another': {
    status: 409,
    sentence: 'این لینک برای شمارهٔ دیگری است که در آروند حساب دارد. با همان حساب وارد شوید.',
  },
  'gifts.have-it': {
    status: 409,
    sentence: 'این دوره را از پیش دارید. از فرستنده بخواهید آن را به کس دیگری بدهد.',
  },
  'gifts.taken-by-recipient': {
    status: 409,
    sentence: 'گیرنده هدیهٔ شما را گرفته است. دیگر نه تغییر می‌کند و نه دوباره فرستاده می‌شود.',
  },
  'gifts.not-sent-yet': {
    status: 409,
    sentence: 'زمان ارسال این پیامک هنوز نرسیده است. در زمان خود فرستاده می‌شود.',
  },
  'gifts.unknown-block': {
    status: 404,
    sentence: 'این خرید سازمانی پیدا نشد. فهرست خریدهای سازمانی خود را ببینید.',
  },
  'gifts.unknown-seat': {
    status: 404,
    sentence: 'این صندلی پیدا نشد. صفحه را تازه کنید.',
  },
  'gifts.seat-taken': {
    status: 409,
    sentence: 'این صندلی را گرفته‌اند و دوره باز شده است. دیگر پس گرفته نمی‌شود.',
  },
  'gifts.too-few-seats': {
    status: 409,
    sentence: 'شماره‌ها از صندلی‌های مانده بیشتر است. چند شماره را بردارید، یا صندلی بیشتری بخرید.',
  },
  'gifts.no-mobiles': {
    status: 422,
    sentence: 'شمارهٔ موبایلی در این متن نیست. هر شماره را در یک سطر بنویسید.',
  },
  'gifts.buyer-there': {
    status: 409,
    sentence: 'این شناسهٔ ملی را قبلاً اضافه کرده‌اید. آن را از فهرست خریداران انتخاب کنید.',
  },
  'gifts.too-many-buyers': {
    status: 409,
    sentence: 'تا بیست خریدار می‌توانید داشته باشید. یکی را حذف کنید.',
  },
} as const satisfies ErrorTable
