import type { ErrorTable } from './error-table.ts'

export const articlesErrors = {
  'articles.unknown-article': {
    status: 404,
    sentence: 'این مقاله پیدا نشد؛ شاید از سایت برداشته شده باشد. مقاله‌های دیگر را ببینید.',
  },
  'articles.saved-meanwhile': {
    status: 409,
    sentence: 'این مقاله در پنجرهٔ دیگری تغییر کرده است. ببینید کدام بماند.',
  },
  'articles.in-review': {
    status: 409,
    sentence: 'این مقاله در انتظار بررسی است. برای ویرایش، اول آن را از بررسی پس بگیرید.',
  },
  'articles.scheduled': {
    status: 409,
    sentence: 'این مقاله برای انتشار زمان‌بندی شده است. برای ویرایش، اول زمان‌بندی را لغو کنید.',
  },
  'articles.not-in-review': {
    status: 409,
    sentence: 'این مقاله دیگر در انتظار بررسی نیست. صفحه را دوباره باز کنید.',
  },
  'articles.nothing-new': {
    status: 409,
    sentence: 'این مقاله منتشر شده و تغییر تازه‌ای ندارد. اول آن را ویرایش کنید.',
  },
  'articles.changed-since-read': {
    status: 409,
    sentence:
      'نویسنده این مقاله را تغییر داده و دوباره فرستاده است. صفحه را تازه کنید و متن تازه را بخوانید.',
  },
  'articles.not-published': {
    status: 409,
    sentence: 'این مقاله منتشر نشده است. صفحه را دوباره باز کنید.',
  },
  'articles.was-published': {
    status: 409,
    sentence: 'مقاله‌ای که منتشر شده یا در بررسی است حذف نمی‌شود؛ آن را بایگانی کنید.',
  },
  'articles.without-summary': {
    status: 409,
    sentence: 'مقاله هنوز خلاصه ندارد. در یکی دو جمله بنویسید دربارهٔ چیست.',
  },
  'articles.without-text': {
    status: 409,
    sentence: 'مقاله هنوز متنی ندارد. متن آن را بنویسید.',
  },
  'articles.without-topic': {
    status: 409,
    sentence: 'مقاله هنوز موضوعی ندارد. دست‌کم یک موضوع بنویسید.',
  },
  'articles.slug-taken': {
    status: 409,
    sentence: 'این آدرس برای مقالهٔ دیگری است. آدرس دیگری بنویسید.',
  },
  'articles.slug-fixed': {
    status: 409,
    sentence: 'آدرس مقاله‌ای که منتشر شده عوض نمی‌شود، چون لینکش دست خوانندگان است.',
  },
  'articles.unknown-series': {
    status: 404,
    sentence: 'این مجموعه پیدا نشد؛ شاید برداشته شده باشد. مقاله‌های دیگر را ببینید.',
  },
  'articles.in-other-series': {
    status: 409,
    sentence: 'یکی از این مقاله‌ها در مجموعهٔ دیگری است. اول آن را از آن مجموعه بردارید.',
  },
  'articles.unknown-subscription': {
    status: 404,
    sentence: 'این لینک دیگر اعتبار ندارد. ایمیل خود را دوباره بنویسید تا لینک تازه بفرستیم.',
  },
  'articles.wrong-time': {
    status: 422,
    sentence: 'زمان انتشار باید در آینده و حداکثر تا یک سال دیگر باشد. روز و ساعت را دوباره انتخاب کنید.',
  },
} as const satisfies ErrorTable
