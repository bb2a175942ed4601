import type { ErrorTable } from './error-table.ts'

export const careersErrors = {
  'careers.unknown-company': {
    status: 404,
    sentence: 'این شرکت پیدا نشد. شاید هنوز تأیید نشده باشد.',
  },
  'careers.unknown-job': {
    status: 404,
    sentence: 'این آگهی پیدا نشد. شاید شرکت آن را برداشته باشد.',
  },
  'careers.unknown-skill': {
    status: 404,
    sentence: 'یکی از مهارت‌ها دیگر در فهرست نیست. صفحه را دوباره باز کنید.',
  },
  'careers.unknown-application': {
    status: 404,
    sentence: 'این درخواست پیدا نشد. فهرست درخواست‌ها را دوباره باز کنید.',
  },
  'careers.unknown-person': {
    status: 404,
    sentence: 'این کاربر دیگر عضو شرکت نیست. صفحه را دوباره باز کنید.',
  },
  'careers.unknown-course': {
    status: 404,
    sentence: 'یکی از دوره‌ها پیدا نشد. آدرس دوره‌ها را دوباره ببینید.',
  },
  'careers.unknown-exam': {
    status: 404,
    sentence: 'یکی از آزمون‌ها پیدا نشد یا نمرهٔ قبولی ندارد. آزمون دیگری انتخاب کنید.',
  },
  'careers.unknown-alert': {
    status: 404,
    sentence: 'این هشدار پیدا نشد. شاید پیش‌تر خاموش شده باشد.',
  },
  'careers.unknown-resume': {
    status: 404,
    sentence: 'این رزومه عمومی نیست یا برداشته شده است.',
  },
  'careers.handle-needed': {
    status: 409,
    sentence: 'رزومهٔ عمومی در صفحهٔ شما دیده می‌شود. اول در پروفایل یک نام کاربری انتخاب کنید.',
  },
  'careers.too-many-alerts': {
    status: 409,
    sentence: 'ده هشدار دارید و بیشتر نمی‌شود. یکی را خاموش کنید و دوباره تلاش کنید.',
  },
  'careers.too-many-followed': {
    status: 409,
    sentence: 'صد شرکت را دنبال می‌کنید و بیشتر نمی‌شود. یکی را کم کنید و دوباره تلاش کنید.',
  },
  'careers.too-many-messages': {
    status: 409,
    sentence: 'این گفت‌وگو به حداکثر پیام رسیده است. با راه‌های تماس رزومه ادامه دهید.',
  },
  'careers.owners-only': {
    status: 403,
    sentence: 'این کار را فقط مدیر شرکت انجام می‌دهد. از او بخواهید.',
  },
  'careers.already-invited': {
    status: 409,
    sentence: 'این شماره پیش‌تر دعوت شده است و هنوز پاسخ نداده. می‌توانید دعوت را لغو کنید و دوباره بفرستید.',
  },
  'careers.invite-later': {
    status: 409,
    sentence: 'شرکت هنوز تأیید نشده است. پس از تأیید می‌توانید همکارانتان را دعوت کنید.',
  },
  'careers.unknown-change': {
    status: 404,
    sentence: 'این تغییر دیگر در انتظار بررسی نیست. شاید شرکت آن را عوض کرده باشد؛ صفحه را دوباره باز کنید.',
  },
  'careers.unknown-invitation': {
    status: 404,
    sentence: 'این دعوت پیدا نشد. شاید لغو شده باشد یا پیش‌تر به آن پاسخ داده باشید.',
  },
  'careers.last-owner': {
    status: 409,
    sentence: 'تنها مدیر شرکت حذف نمی‌شود. اول کاربر دیگری را مدیر کنید.',
  },
  'careers.company-decided': {
    status: 409,
    sentence: 'دربارهٔ این شرکت همین تصمیم پیش‌تر گرفته شده است. صفحه را دوباره باز کنید.',
  },
  'careers.company-waiting': {
    status: 409,
    sentence: 'شرکت هنوز تأیید نشده است. پس از تأیید می‌توانید آگهی را منتشر کنید.',
  },
  'careers.deadline-passed': {
    status: 409,
    sentence: 'مهلت این آگهی گذشته است. روز دیگری برای مهلت انتخاب کنید.',
  },
  'careers.job-not-ready': {
    status: 409,
    sentence: 'شرح شغل هنوز خالی است. چند جمله دربارهٔ کار بنویسید.',
  },
  'careers.job-moved': {
    status: 409,
    sentence: 'وضعیت این آگهی پیش‌تر عوض شده است. صفحه را دوباره باز کنید.',
  },
  'careers.pay-range': {
    status: 422,
    sentence: 'حداکثر حقوق نباید از حداقل آن کمتر باشد.',
  },
  'careers.job-closed': {
    status: 409,
    sentence: 'این آگهی بسته شده است و درخواست تازه نمی‌گیرد.',
  },
  'careers.job-expired': {
    status: 409,
    sentence: 'مهلت این آگهی تمام شده است و درخواست تازه نمی‌گیرد.',
  },
  'careers.applied': {
    status: 409,
    sentence: 'برای این آگهی درخواست داده‌اید. وضعیت آن را در پنل ببینید.',
  },
  'careers.blocked': {
    status: 409,
    sentence: 'این شرکت از شما درخواست تازه‌ای نمی‌پذیرد.',
  },
  'careers.application-decided': {
    status: 409,
    sentence: 'شرکت دربارهٔ درخواست شما برای این آگهی تصمیم گرفته است. آگهی‌های دیگر را ببینید.',
  },
  'careers.messages-refused': {
    status: 409,
    sentence: 'این شرکت از شما پیام تازه‌ای نمی‌پذیرد.',
  },
  'careers.own-job': {
    status: 409,
    sentence: 'این آگهی شرکت خود شماست و نمی‌توانید برایش درخواست بدهید.',
  },
  'careers.skill-missing': {
    status: 409,
    sentence:
      'این آگهی مهارتی با گواهی می‌خواهد که هنوز گواهی آن را ندارید. دورهٔ آن را بگذرانید و دوباره درخواست بدهید.',
  },
  'careers.moved-meanwhile': {
    status: 409,
    sentence: 'مرحلهٔ این درخواست پیش‌تر عوض شده است. صفحه را دوباره باز کنید.',
  },
  'careers.withdrawn': {
    status: 409,
    sentence: 'متقاضی از این درخواست انصراف داده است.',
  },
  'careers.too-many-skills': {
    status: 409,
    sentence: 'تعداد مهارت‌ها به حداکثر رسیده است. اول یکی را بردارید.',
  },
  'careers.skill-in-use': {
    status: 409,
    sentence: 'این مهارت زیرمجموعه دارد یا در آگهی‌ها و رزومه‌ها به کار رفته است و حذف نمی‌شود.',
  },
} as const satisfies ErrorTable
