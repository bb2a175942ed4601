import type { ErrorTable } from './error-table.ts'

export const surveysErrors = {
  'surveys.unknown': {
    status: 404,
    sentence: 'این نظرسنجی پیدا نشد. شاید لینک کامل نباشد یا نظرسنجی حذف شده باشد.',
  },
  'surveys.saved-meanwhile': {
    status: 409,
    sentence: 'این نظرسنجی در پنجرهٔ دیگری تغییر کرده است. ببینید کدام بماند.',
  },
  'surveys.published': {
    status: 409,
    sentence: 'نظرسنجی منتشرشده را نمی‌شود تغییر داد. اگر هنوز کسی پاسخ نداده، انتشار آن را لغو کنید.',
  },
  'surveys.has-answers': {
    status: 409,
    sentence: 'چند نفر به این نظرسنجی پاسخ داده‌اند و پیش‌نویس نمی‌شود. می‌توانید آن را ببندید.',
  },
  'surveys.not-open': {
    status: 409,
    sentence: 'وضعیت این نظرسنجی پیش‌تر عوض شده است. صفحه را دوباره باز کنید.',
  },
  'surveys.without-questions': {
    status: 409,
    sentence: 'این نظرسنجی هنوز پرسشی ندارد. دست‌کم یک پرسش اضافه کنید.',
  },
  'surveys.question-not-ready': {
    status: 409,
    sentence: 'یکی از پرسش‌ها کامل نیست. متن پرسش و همهٔ گزینه‌هایش را بنویسید.',
  },
  'surveys.files-need-account': {
    status: 409,
    sentence: 'پرسش ارسال فایل فقط در نظرسنجی «هر کاربر یک پاسخ» ممکن است. نوع پاسخ‌گویی را عوض کنید.',
  },
  'surveys.files-tell-who': {
    status: 409,
    sentence: 'فایل نشان می‌دهد چه کسی پاسخ داده است. پرسش ارسال فایل را حذف کنید یا نظرسنجی را بی‌نام نکنید.',
  },
  'surveys.leads-back': {
    status: 409,
    sentence: 'یکی از پرسش‌ها به پرسشی پیش از خودش می‌رود. مقصد آن را پرسشی بعدی یا پایان انتخاب کنید.',
  },
  'surveys.unreachable-question': {
    status: 409,
    sentence: 'هیچ پاسخی به یکی از پرسش‌ها نمی‌رسد. مسیر پرسش‌های پیش از آن را ببینید.',
  },
  'surveys.not-after-tickets': {
    status: 403,
    sentence: 'فقط مدیر محتوا می‌تواند نظرسنجی را پس از هر تیکت پشتیبانی بفرستد.',
  },
  'surveys.unknown-webinar': {
    status: 404,
    sentence: 'این وبینار پیدا نشد. از فهرست، وبینار دیگری انتخاب کنید.',
  },
  'surveys.too-few-answers': {
    status: 409,
    sentence: 'این نظرسنجی بی‌نام است و هنوز به اندازهٔ کافی پاسخ ندارد. با رسیدن پاسخ‌های بیشتر دوباره ببینید.',
  },
  'surveys.closed': {
    status: 409,
    sentence: 'این نظرسنجی بسته شده است و دیگر پاسخ نمی‌گیرد.',
  },
  'surveys.answered': {
    status: 409,
    sentence: 'پیش‌تر به این نظرسنجی پاسخ داده‌اید. از شما سپاسگزاریم.',
  },
  'surveys.account-needed': {
    status: 409,
    sentence: 'در این نظرسنجی هر کاربر یک بار پاسخ می‌دهد. اول وارد حساب خود شوید.',
  },
  'surveys.answers-wrong': {
    status: 422,
    sentence: 'بعضی پاسخ‌ها کامل نیست. پرسش‌های مشخص‌شده را ببینید.',
  },
  'surveys.unknown-question': {
    status: 404,
    sentence: 'این پرسش در نظرسنجی نیست. صفحه را دوباره باز کنید.',
  },
} as const satisfies ErrorTable
