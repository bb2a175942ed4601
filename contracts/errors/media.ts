import type { ErrorTable } from './error-table.ts'

export const mediaErrors = {
  'media.unknown-file': {
    status: 404,
    sentence: 'این فایل پیدا نشد؛ شاید پاک شده باشد. فایل دیگری برگزینید.',
  },
  'media.wrong-use': {
    status: 422,
    sentence: 'این فایل برای کار دیگری بارگذاری شده است. فایل را همین‌جا دوباره بارگذاری کنید.',
  },
  'media.too-large': {
    status: 413,
    sentence: 'این فایل از اندازهٔ مجاز بزرگ‌تر است. فایل کوچک‌تری برگزینید.',
  },
  'media.empty': {
    status: 422,
    sentence: 'این فایل خالی است. فایل درست را برگزینید.',
  },
  'media.quota-full': {
    status: 409,
    sentence: 'جای فایل‌های شما پر شده است. چند فایل را از کتابخانه پاک کنید و دوباره بفرستید.',
  },
  'media.type-refused': {
    status: 422,
    sentence: 'این نوع فایل پذیرفته نمی‌شود. فایل را به یکی از نوع‌های نام‌برده درآورید و دوباره بفرستید.',
  },
  'media.markup-refused': {
    status: 422,
    sentence:
      'صفحهٔ وب و تصویر برداری پذیرفته نمی‌شود. تصویر را به عکس معمولی درآورید، یا فایل‌ها را فشرده بفرستید.',
  },
  'media.picture-broken': {
    status: 422,
    sentence: 'این تصویر باز نمی‌شود. آن را با برنامهٔ دیگری ذخیره کنید و دوباره بفرستید.',
  },
  'media.picture-too-large': {
    status: 422,
    sentence: 'ابعاد این تصویر بیش از اندازه است. آن را تا ۵۰ میلیون پیکسل کوچک کنید و دوباره بفرستید.',
  },
  'media.captions-broken': {
    status: 422,
    sentence: 'این فایل زیرنویس درست نیست. فایلی بفرستید که برای هر سطر زمان آغاز و پایان دارد.',
  },
  'media.archive-broken': {
    status: 422,
    sentence: 'این فایل فشرده باز نمی‌شود. آن را دوباره بسازید و بفرستید.',
  },
  'media.archive-unsafe': {
    status: 422,
    sentence: 'محتوای این فایل فشرده بیش از اندازه بزرگ است یا نام‌های نادرست دارد. بستهٔ دیگری بسازید.',
  },
  'media.in-use': {
    status: 409,
    sentence: 'این فایل در جایی به کار رفته است. نخست آن را از درس یا صفحه بردارید، سپس پاک کنید.',
  },
  'media.link-expired': {
    status: 403,
    sentence: 'زمان این پیوند گذشته است. صفحه را تازه کنید و از همان‌جا ادامه دهید.',
  },
  'media.link-not-yours': {
    status: 403,
    sentence: 'این پیوند برای نشست دیگری است. با حساب خود وارد شوید و فایل را از صفحهٔ درس باز کنید.',
  },
  'media.no-right': {
    status: 403,
    sentence: 'دیدن این فایل برای شما باز نیست. آن را از صفحهٔ درس باز کنید.',
  },
  'media.range': {
    status: 416,
    sentence: 'این بخش از فایل در دسترس نیست. فایل را از آغاز باز کنید.',
  },
  'media.upload-gone': {
    status: 404,
    sentence: 'این بارگذاری به پایان رسیده یا زمانش گذشته است. فایل را از آغاز بفرستید.',
  },
  'media.upload-busy': {
    status: 423,
    sentence: 'همین بارگذاری از جای دیگری در جریان است. کمی صبر کنید تا از سر گرفته شود.',
  },
  'media.upload-offset': {
    status: 409,
    sentence: 'ادامهٔ این بارگذاری از جای دیگری است. صفحه را تازه کنید تا از همان‌جا ادامه یابد.',
  },
  'media.upload-broken': {
    status: 400,
    sentence: 'این بارگذاری درست پیش نرفت. صفحه را تازه کنید و از سر بگیرید.',
  },
} as const satisfies ErrorTable
