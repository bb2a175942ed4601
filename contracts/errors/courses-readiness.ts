import type { ErrorTable } from './error-table.ts'

/** Why a course or a lesson cannot be published yet. A separate table, because web screens import its sentences. */
export const readinessErrors = {
  'courses.lesson-is-for-learners': {
    status: 409,
    sentence: 'این درس کار هر دانشجو را ذخیره می‌کند و فقط برای دانشجویان باز می‌شود. درس دیگری را نمونه کنید.',
  },
  'courses.summary-missing': {
    status: 409,
    sentence: 'دوره خلاصه ندارد. در یک یا دو جمله بنویسید چه یاد می‌گیرند.',
  },
  'courses.no-lesson': {
    status: 409,
    sentence: 'دوره هنوز درس منتشرشده ندارد. دست‌کم یک درس اضافه کنید.',
  },
  'courses.lesson-without-file': {
    status: 409,
    sentence: 'این درس هنوز فایل ندارد. فایل آن را آپلود کنید.',
  },
  'courses.lesson-empty': {
    status: 409,
    sentence: 'متن این درس هنوز خالی است. آن را بنویسید.',
  },
  'courses.lesson-without-address': {
    status: 409,
    sentence: 'آدرس صفحهٔ این درس نوشته نشده است. آدرس را بنویسید.',
  },
  'courses.lesson-without-brief': {
    status: 409,
    sentence: 'شرح این تمرین نوشته نشده است. بنویسید دانشجو چه باید بکند.',
  },
  'courses.lesson-without-item': {
    status: 409,
    sentence: 'هنوز مشخص نیست این درس به کدام فعالیت می‌رسد. یکی را انتخاب کنید.',
  },
  'courses.lesson-item-closed': {
    status: 409,
    sentence: 'فعالیت این درس هنوز منتشر نشده یا بسته شده است. اول آن را منتشر کنید.',
  },
} as const satisfies ErrorTable
