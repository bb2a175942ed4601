import type { ErrorTable } from './error-table.ts'

export const interopErrors = {
  'interop.unknown-tool': { status: 404, sentence: 'این ابزار پیدا نشد. فهرست ابزارها را دوباره باز کنید.' },
  'interop.too-many-tools': {
    status: 409,
    sentence: 'تعداد ابزارها به سقف رسیده است. اول ابزاری را که لازم نیست ویرایش کنید.',
  },
  'interop.saved-meanwhile': {
    status: 409,
    sentence: 'این ابزار در پنجره‌ای دیگر تغییر کرده است. صفحه را دوباره باز کنید و تغییرتان را تکرار کنید.',
  },
  'interop.other-host': {
    status: 422,
    sentence: 'این آدرس از این ابزار نیست. آدرس صفحه‌ای از خود ابزار را بنویسید.',
  },
  'interop.unknown-lesson': {
    status: 404,
    sentence: 'این درس پیدا نشد یا ابزارش دیگر در دسترس نیست.',
  },
  'interop.lesson-locked': {
    status: 409,
    sentence: 'این درس هنوز برای شما باز نشده است.',
  },
  'interop.unknown-roster': {
    status: 404,
    sentence: 'این فهرست مدرسه پیدا نشد. فهرست‌ها پس از ۳۰ روز پاک می‌شوند.',
  },
  'interop.roster-busy': {
    status: 409,
    sentence: 'یک فهرست شما هنوز در حال انجام است. صبر کنید تا تمام شود یا لغوش کنید.',
  },
  'interop.roster-not-checked': {
    status: 409,
    sentence: 'این فهرست هنوز بررسی نشده یا کارش تمام شده است. صفحه را تازه کنید.',
  },
  'interop.roster-over': {
    status: 409,
    sentence: 'این کار دیگر در حال انجام نیست. صفحه را تازه کنید.',
  },
  'interop.unknown-school': {
    status: 404,
    sentence: 'این مدرسه پیدا نشد. فهرست مدرسه‌ها را دوباره باز کنید.',
  },
  'interop.school-known': {
    status: 409,
    sentence: 'مدرسه‌ای با همین شناسه‌ها ثبت شده است. همان را ویرایش کنید.',
  },
  'interop.too-many-schools': {
    status: 409,
    sentence: 'تعداد مدرسه‌ها به سقف رسیده است. اول مدرسه‌ای را که لازم نیست حذف کنید.',
  },
  'interop.school-saved-meanwhile': {
    status: 409,
    sentence: 'این مدرسه در پنجره‌ای دیگر تغییر کرده است. صفحه را دوباره باز کنید و تغییرتان را تکرار کنید.',
  },
  'interop.school-open': {
    status: 409,
    sentence: 'این مدرسه هنوز فعال است. اول آن را غیرفعال کنید و بعد حذف کنید.',
  },
  'interop.address-not-asked': {
    status: 422,
    sentence: 'آدرس توکن یا کلیدها پذیرفته نیست. آدرسی امن روی اینترنت عمومی بنویسید.',
  },
  'interop.unknown-course': {
    status: 404,
    sentence: 'دورهٔ منتشرشده‌ای با این آدرس نیست. آدرس صفحهٔ دوره را کپی کنید.',
  },
  'interop.too-many-courses': {
    status: 409,
    sentence: 'تعداد دوره‌های این مدرسه به سقف رسیده است. اول دوره‌ای را که لازم نیست بردارید.',
  },
} as const satisfies ErrorTable
