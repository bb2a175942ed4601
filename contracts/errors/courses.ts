import type { ErrorTable } from './error-table.ts'

export const coursesErrors = {
  'courses.unknown-course': {
    status: 404,
    sentence: 'این دوره پیدا نشد؛ شاید نشانی‌اش عوض شده باشد. آن را در فهرست دوره‌ها بجویید.',
  },
  'courses.unknown-lesson': {
    status: 404,
    sentence: 'این درس پیدا نشد؛ شاید جابه‌جا یا پاک شده باشد. فهرست درس‌ها را ببینید.',
  },
  'courses.not-enrolled': {
    status: 403,
    sentence: 'برای دیدن این درس نخست در دوره ثبت‌نام کنید.',
  },
  'courses.access-ended': {
    status: 403,
    sentence: 'زمان دسترسی شما به این دوره به پایان رسیده است. برای تمدید با پشتیبانی تماس بگیرید.',
  },
  'courses.right-missing': {
    status: 403,
    sentence: 'صاحب دوره این کار را به شما نسپرده است. از او بخواهید دسترسی‌تان را بیشتر کند.',
  },
  'courses.unknown-student': {
    status: 404,
    sentence: 'این یادگیرنده در دوره پیدا نشد. فهرست یادگیرندگان را ببینید.',
  },
  'courses.unknown-cohort': {
    status: 404,
    sentence: 'این گروه پیدا نشد؛ شاید پاک شده باشد. فهرست گروه‌ها را ببینید.',
  },
  'courses.unknown-list': {
    status: 404,
    sentence: 'این فهرست شماره‌ها پیدا نشد. شماره‌ها را دوباره بفرستید.',
  },
  'courses.unknown-invitation': {
    status: 404,
    sentence: 'این دعوت پیدا نشد؛ شاید پذیرفته شده باشد. فهرست یادگیرندگان را ببینید.',
  },
  'courses.unknown-announcement': {
    status: 404,
    sentence: 'این اطلاعیه پیدا نشد؛ شاید پیش‌تر برداشته شده باشد.',
  },
  'courses.unknown-submission': {
    status: 404,
    sentence: 'این کار پیدا نشد. فهرست کارهای رسیده را ببینید.',
  },
  'courses.unknown-item': {
    status: 422,
    sentence: 'یکی از ستون‌ها دیگر در این دوره نیست. صفحه را تازه کنید و دوباره بنویسید.',
  },
  'courses.not-published': {
    status: 409,
    sentence: 'این دوره هنوز منتشر نشده است. پس از انتشار دوباره امتحان کنید.',
  },
  'courses.no-mobiles': {
    status: 422,
    sentence: 'در این متن شمارهٔ همراهی نیست. هر شماره را در یک سطر بنویسید.',
  },
  'courses.too-many-mobiles': {
    status: 422,
    sentence: 'هر بار تا ۲٬۰۰۰ سطر پذیرفته می‌شود. فهرست را چند تکه کنید.',
  },
  'courses.student-left': {
    status: 409,
    sentence: 'دسترسی این یادگیرنده پیش‌تر پایان یافته است.',
  },
  'courses.access-for-ever': {
    status: 409,
    sentence: 'دسترسی این یادگیرنده پایان ندارد و تمدید نمی‌خواهد.',
  },
  'courses.was-refunded': {
    status: 409,
    sentence: 'هزینهٔ این ثبت‌نام برگردانده شده است. یادگیرنده باید از نو ثبت‌نام کند.',
  },
  'courses.cohort-full': {
    status: 409,
    sentence: 'جای این گروه پر است. گروه دیگری برگزینید یا جاهای آن را بیشتر کنید.',
  },
  'courses.cohort-ends-early': {
    status: 422,
    sentence: 'روز پایان گروه پیش از آغاز آن است. روز پایان را درست کنید.',
  },
  'courses.seats-taken': {
    status: 409,
    sentence: 'شمار یادگیرندگان این گروه از این بیشتر است. عدد بزرگ‌تری بنویسید.',
  },
  'courses.cohort-in-use': {
    status: 409,
    sentence: 'در این گروه یادگیرنده هست. نخست آنان را به گروه دیگری ببرید.',
  },
  'courses.lesson-locked': {
    status: 403,
    sentence: 'این درس هنوز برای شما باز نشده است. درس‌های پیش از آن را ببینید.',
  },
  'courses.already-marked': {
    status: 409,
    sentence: 'این کار نمره گرفته است و دیگر چیزی نمی‌توان فرستاد. از مدرس بپرسید.',
  },
  'courses.submission-empty': {
    status: 422,
    sentence: 'چیزی برای تحویل نیست. متنی بنویسید یا فایلی بیفزایید.',
  },
  'courses.submission-kind': {
    status: 422,
    sentence: 'این تکلیف چنین چیزی نمی‌پذیرد. خواسته‌های تکلیف را دوباره ببینید.',
  },
  'courses.too-many-files': {
    status: 422,
    sentence: 'شمار فایل‌ها بیش از اندازه است. چند فایل را بردارید.',
  },
  'courses.newer-submission': {
    status: 409,
    sentence: 'یادگیرنده کار تازه‌تری فرستاده است. همان را نمره دهید.',
  },
  'courses.rubric-unfinished': {
    status: 422,
    sentence: 'برای هر سنجه یکی از سطح‌ها را برگزینید.',
  },
  'courses.points-above-most': {
    status: 422,
    sentence: 'نمره از بیشترین نمرهٔ این تکلیف بالاتر است. عدد کوچک‌تری بنویسید.',
  },
  'courses.unknown-exchange': {
    status: 404,
    sentence: 'این برون‌بری یا درون‌ریزی پیدا نشد. فهرست آن‌ها را ببینید.',
  },
  'courses.exchange-busy': {
    status: 409,
    sentence: 'سه کار برون‌بری یا درون‌ریزی شما در جریان است. تا پایان یکی از آن‌ها شکیبا باشید.',
  },
  'courses.exchange-over': {
    status: 409,
    sentence: 'این کار پیش‌تر به پایان رسیده است و دیگر لغو نمی‌شود.',
  },
  'courses.already-enrolled': {
    status: 409,
    sentence: 'در این دوره ثبت‌نام کرده‌اید. آن را در «دوره‌های من» باز کنید.',
  },
  'courses.closed': {
    status: 409,
    sentence: 'این دوره دیگر کسی را نمی‌پذیرد. دوره‌های دیگر را در فهرست دوره‌ها ببینید.',
  },
  'courses.teaches-it': {
    status: 409,
    sentence: 'شما از مدرسان این دوره هستید و همهٔ درس‌هایش بی ثبت‌نام برایتان باز است.',
  },
  'courses.prerequisites-missing': {
    status: 409,
    sentence: 'پیش از این دوره باید دوره‌های پیش‌نیازش را به پایان برسانید.',
  },
  'courses.needs-purchase': {
    status: 409,
    sentence: 'این دوره خریدنی است. نخست آن را بخرید.',
  },
  'courses.may-not-leave': {
    status: 409,
    sentence: 'این ثبت‌نام را خودتان انجام نداده‌اید. برای بیرون آمدن از دوره به مدرس آن پیام دهید.',
  },
  'courses.not-yet-open': {
    status: 403,
    sentence: 'زمان باز شدن این درس هنوز نرسیده است. تا آن روز درس‌های دیگر را ببینید.',
  },
  'courses.lessons-before': {
    status: 403,
    sentence: 'این درس پس از درس‌های پیش‌نیازش باز می‌شود. نخست آن‌ها را به پایان برسانید.',
  },
  'courses.wrong-step': {
    status: 422,
    sentence: 'این درس چنین گامی ندارد. صفحهٔ درس را تازه کنید.',
  },
  'courses.unknown-note': {
    status: 404,
    sentence: 'این یادداشت پیدا نشد؛ شاید پاک شده باشد. صفحه را تازه کنید.',
  },
} as const satisfies ErrorTable
