import type { ErrorTable } from './error-table.ts'

export const supportErrors = {
  'support.state-changed': {
    status: 409,
    sentence: 'وضعیت این پیام پیش‌تر عوض شده است. صفحه را دوباره باز کنید.',
  },
  'support.answered-meanwhile': {
    status: 409,
    sentence:
      'تا شما می‌نوشتید، پیام تازه‌ای به این گفت‌وگو رسید. آن را بخوانید و دوباره بفرستید؛ نوشتهٔ شما مانده است.',
  },
  'support.stranger-opens-no-files': {
    status: 409,
    sentence: 'نویسنده حساب ندارد و پیوست را باز نمی‌کند. پاسخ را بدون پیوست بفرستید.',
  },
  'support.ticket-closed': {
    status: 409,
    sentence: 'این تیکت بسته است. اگر موضوع حل نشده، در همین صفحه پاسخ بنویسید تا دوباره باز شود.',
  },
  'support.ticket-merged': {
    status: 409,
    sentence: 'این تیکت با تیکت دیگری یکی شده است. گفت‌وگو در همان ادامه دارد.',
  },
  'support.merged-with-itself': {
    status: 422,
    sentence: 'یک تیکت با خودش یکی نمی‌شود. تیکت دیگری را انتخاب کنید.',
  },
  'support.not-one-person': {
    status: 409,
    sentence: 'این دو تیکت از دو نفر است. فقط تیکت‌های یک نفر یکی می‌شود.',
  },
  'support.spam-not-merged': {
    status: 409,
    sentence: 'تیکتی که هرزنامه است یکی نمی‌شود. اول آن را از هرزنامه‌ها بیرون بیاورید.',
  },
  'support.tags-full': {
    status: 409,
    sentence: 'هر تیکت حداکثر ده برچسب دارد. پیش از افزودن، یکی را بردارید.',
  },
  'support.ticket-not-closed': {
    status: 409,
    sentence: 'پس از بسته شدن تیکت می‌توانید به پاسخ‌گویی امتیاز بدهید.',
  },
  'support.too-many-open': {
    status: 409,
    sentence:
      'تیکت‌های بازتان به سقف رسیده است. پیش از باز کردن تیکت تازه، در یکی از همان‌ها بنویسید یا یکی را ببندید.',
  },
  'support.unknown-context': {
    status: 422,
    sentence: 'درس، فاکتور، آزمون یا کلاسی که تیکت از آن باز شده پیدا نشد. تیکت را بدون آن بفرستید.',
  },
  'support.too-many-canned-answers': {
    status: 409,
    sentence: 'دویست پاسخ آماده دارید. پیش از افزودن، یکی را بردارید.',
  },
  'support.unknown-assignee': {
    status: 422,
    sentence: 'این فرد در گروه پشتیبانی نیست. یکی از مدیران پشتیبانی را انتخاب کنید.',
  },
  'support.unknown-help': {
    status: 404,
    sentence: 'این راهنما پیدا نشد؛ شاید از سایت برداشته شده باشد. راهنماهای دیگر را ببینید.',
  },
  'support.help-saved-meanwhile': {
    status: 409,
    sentence: 'این راهنما در پنجرهٔ دیگری تغییر کرده است. ببینید کدام بماند.',
  },
  'support.help-slug-taken': {
    status: 409,
    sentence: 'این آدرس برای راهنمای دیگری است. آدرس دیگری بنویسید.',
  },
  'support.help-slug-fixed': {
    status: 409,
    sentence: 'آدرس راهنمایی که منتشر شده عوض نمی‌شود، چون لینکش دست خوانندگان است.',
  },
  'support.help-with-pictures': {
    status: 422,
    sentence: 'متن راهنما تصویر ندارد. تصویرها را بردارید و دوباره ذخیره کنید.',
  },
  'support.help-nothing-new': {
    status: 409,
    sentence: 'این راهنما منتشر شده و تغییر تازه‌ای ندارد. اول آن را ویرایش کنید.',
  },
  'support.help-without-summary': {
    status: 409,
    sentence: 'راهنما هنوز پاسخ کوتاه ندارد. پاسخ را در یکی دو جمله بنویسید.',
  },
  'support.help-without-text': {
    status: 409,
    sentence: 'راهنما هنوز متنی ندارد. متن آن را بنویسید.',
  },
  'support.help-not-published': {
    status: 409,
    sentence: 'این راهنما منتشر نشده است. صفحه را دوباره باز کنید.',
  },
  'support.help-was-published': {
    status: 409,
    sentence: 'راهنمایی که منتشر شده حذف نمی‌شود؛ آن را از سایت بردارید.',
  },
  'support.too-many-help-articles': {
    status: 409,
    sentence: 'دویست راهنما دارید. پیش از افزودن، یکی از پیش‌نویس‌ها را حذف کنید.',
  },
} as const satisfies ErrorTable
