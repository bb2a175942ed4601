import type { ErrorTable } from './error-table.ts'

export const coursesErrors = {
  'courses.unknown-course': {
    status: 404,
    sentence: 'این دوره پیدا نشد؛ شاید آدرسش عوض شده باشد. آن را در فهرست دوره‌ها جست‌وجو کنید.',
  },
  'courses.unknown-lesson': {
    status: 404,
    sentence: 'این درس پیدا نشد؛ شاید جابه‌جا یا پاک شده باشد. فهرست درس‌ها را ببینید.',
  },
  'courses.not-enrolled': {
    status: 403,
    sentence: 'برای دیدن این درس اول در دوره ثبت‌نام کنید.',
  },
  'courses.access-ended': {
    status: 403,
    sentence:
      'زمان دسترسی شما به این دوره تمام شده است. برای تمدید، صفحهٔ دوره را ببینید یا با پشتیبانی تماس بگیرید.',
  },
  'courses.right-missing': {
    status: 403,
    sentence: 'صاحب دوره این کار را به شما نسپرده است. از او بخواهید دسترسی‌تان را بیشتر کند.',
  },
  'courses.unknown-student': {
    status: 404,
    sentence: 'این دانشجو در دوره پیدا نشد. فهرست دانشجویان را ببینید.',
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
    sentence: 'این دعوت پیدا نشد؛ شاید پذیرفته شده باشد. فهرست دانشجویان را ببینید.',
  },
  'courses.unknown-announcement': {
    status: 404,
    sentence: 'این اطلاعیه پیدا نشد؛ شاید قبلاً حذف شده باشد.',
  },
  'courses.announcement-published': {
    status: 409,
    sentence: 'این اطلاعیه منتشر شده است و دیگر ویرایش یا زمان‌بندی نمی‌شود. فهرست را تازه کنید.',
  },
  'courses.announcement-time': {
    status: 422,
    sentence: 'روز و ساعتی را انتخاب کنید که هنوز نرسیده و تا یک سال آینده است.',
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
    sentence: 'در این متن شمارهٔ موبایلی نیست. هر شماره را در یک سطر بنویسید.',
  },
  'courses.too-many-mobiles': {
    status: 422,
    sentence: 'هر بار تا ۲٬۰۰۰ سطر پذیرفته می‌شود. فهرست را چند تکه کنید.',
  },
  'courses.student-left': {
    status: 409,
    sentence: 'دسترسی این دانشجو پیش‌تر پایان یافته است.',
  },
  'courses.access-for-ever': {
    status: 409,
    sentence: 'دسترسی این دانشجو پایان ندارد و تمدید نمی‌خواهد.',
  },
  'courses.was-refunded': {
    status: 409,
    sentence: 'پول این ثبت‌نام برگشته است. دانشجو باید از نو ثبت‌نام کند.',
  },
  'courses.cohort-full': {
    status: 409,
    sentence: 'ظرفیت این گروه پر است. گروه دیگری انتخاب کنید یا ظرفیت آن را بیشتر کنید.',
  },
  'courses.cohort-too-far': {
    status: 422,
    sentence: 'شروع و پایان گروه باید حداکثر ۱۰ سال با امروز فاصله داشته باشد. سال را بررسی کنید.',
  },
  'courses.cohort-ends-early': {
    status: 422,
    sentence: 'روز پایان گروه پیش از شروع آن است. روز پایان را درست کنید.',
  },
  'courses.seats-taken': {
    status: 409,
    sentence: 'تعداد دانشجویان این گروه از این بیشتر است. عدد بزرگ‌تری بنویسید.',
  },
  'courses.cohort-in-use': {
    status: 409,
    sentence: 'در این گروه دانشجو هست. اول آن‌ها را به گروه دیگری ببرید.',
  },
  'courses.unknown-exchange': {
    status: 404,
    sentence: 'این ورود یا خروجی دوره پیدا نشد. فهرست آن‌ها را ببینید.',
  },
  'courses.exchange-busy': {
    status: 409,
    sentence: 'سه کار ورود یا خروجی شما در حال انجام است. تا پایان یکی از آن‌ها صبر کنید.',
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
    sentence: 'شما از مدرسان این دوره هستید و همهٔ درس‌هایش بدون ثبت‌نام برایتان باز است.',
  },
  'courses.prerequisites-missing': {
    status: 409,
    sentence: 'پیش از این دوره باید دوره‌های پیش‌نیازش را تمام کنید.',
  },
  'courses.needs-purchase': {
    status: 409,
    sentence: 'این دوره رایگان نیست. اول آن را بخرید.',
  },
  'courses.may-not-leave': {
    status: 409,
    sentence: 'این ثبت‌نام را خودتان انجام نداده‌اید. برای انصراف از دوره به مدرس آن پیام دهید.',
  },
  'courses.wrong-step': {
    status: 422,
    sentence: 'این مرحله در درس نیست. صفحهٔ درس را تازه کنید.',
  },
  'courses.unknown-note': {
    status: 404,
    sentence: 'این یادداشت پیدا نشد؛ شاید پاک شده باشد. صفحه را تازه کنید.',
  },
  'courses.unknown-section': {
    status: 404,
    sentence: 'این فصل پیدا نشد؛ شاید حذف شده باشد. صفحه را تازه کنید و فهرست درس‌ها را ببینید.',
  },
  'courses.unknown-version': {
    status: 404,
    sentence: 'این نسخه از درس دیگر موجود نیست. نسخهٔ تازه‌تری انتخاب کنید.',
  },
  'courses.unknown-category': {
    status: 422,
    sentence: 'این رشته در فهرست نیست. یکی از رشته‌های فهرست را انتخاب کنید.',
  },
  'courses.unknown-person': {
    status: 404,
    sentence: 'کسی با این شماره یا نام کاربری پیدا نشد. از او بخواهید اول در آروند ثبت‌نام کند.',
  },
  'courses.not-a-teacher': {
    status: 409,
    sentence: 'برای این کار باید مدرس آروند بود. درخواست تدریس از پنل فرستاده می‌شود.',
  },
  'courses.already-staff': {
    status: 409,
    sentence: 'این شخص پیش‌تر به دوره افزوده شده است. دسترسی‌اش را در همین فهرست عوض کنید.',
  },
  'courses.owner-only': {
    status: 403,
    sentence: 'این کار فقط با صاحب دوره است. از او بخواهید انجامش دهد.',
  },
  'courses.owner-stays': {
    status: 409,
    sentence: 'صاحب دوره را نمی‌توان از دوره برداشت.',
  },
  'courses.slug-taken': {
    status: 409,
    sentence: 'دورهٔ دیگری این آدرس را دارد. آدرس دیگری بنویسید.',
  },
  'courses.slug-fixed': {
    status: 409,
    sentence: 'آدرس دوره پس از اولین انتشار عوض نمی‌شود، تا لینک‌های دانشجویان نشکند.',
  },
  'courses.saved-meanwhile': {
    status: 409,
    sentence: 'در این میان کس دیگری ذخیره کرده است. هر دو نوشته را ببینید و یکی را انتخاب کنید.',
  },
  'courses.order-stale': {
    status: 409,
    sentence: 'چیدمان دوره در این میان عوض شده است. صفحه را تازه کنید و دوباره جابه‌جا کنید.',
  },
  'courses.section-learnt': {
    status: 409,
    sentence:
      'دانشجویان درسی از این فصل را شروع کرده‌اند و فصل پاک نمی‌شود. درس‌های دیگرش را جدا پاک کنید یا از حالت انتشار خارج کنید.',
  },
  'courses.unknown-removal': {
    status: 404,
    sentence: 'این مورد دیگر برگرداندنی نیست؛ شاید پیش‌تر برگردانده شده است. صفحه را تازه کنید.',
  },
  'courses.section-removed': {
    status: 409,
    sentence: 'فصل این درس هم حذف شده است. اول فصل را برگردانید، سپس درس را.',
  },
  'courses.too-many-lessons': {
    status: 409,
    sentence: 'یک دوره تا ۵۰۰ درس و ۱۰۰ فصل دارد. درس تازه را در دورهٔ دیگری بگذارید.',
  },
  'courses.lesson-learnt': {
    status: 409,
    sentence: 'دانشجویان این درس را شروع کرده‌اند و پاک نمی‌شود. می‌توانید آن را از حالت انتشار خارج کنید.',
  },
  'courses.prerequisite-circle': {
    status: 409,
    sentence: 'با این پیش‌نیازها، یک درس پیش‌نیاز خودش می‌شود. یکی را حذف کنید.',
  },
  'courses.prerequisite-courses-circle': {
    status: 409,
    sentence: 'این دوره خودش پیش‌نیاز دورهٔ انتخاب‌شده است و هیچ‌کدام شروع نمی‌شد. دورهٔ دیگری انتخاب کنید.',
  },
  'courses.prerequisite-unlisted': {
    status: 422,
    sentence: 'دورهٔ پیش‌نیاز باید در فهرست دوره‌ها باشد. دورهٔ منتشرشدهٔ دیگری انتخاب کنید.',
  },
  'courses.too-many-prerequisites': {
    status: 409,
    sentence: 'یک دوره حداکثر ۲۰ پیش‌نیاز دارد. اول یکی را بردارید.',
  },
  'courses.once-published': {
    status: 409,
    sentence: 'دوره‌ای که یک بار منتشر شده پاک نمی‌شود. می‌توانید آن را از فهرست بردارید.',
  },
  'courses.has-learners': {
    status: 409,
    sentence: 'این دوره دانشجو دارد و پاک نمی‌شود. اول دسترسی آن‌ها را پایان دهید.',
  },
  'courses.unknown-file': {
    status: 422,
    sentence: 'یکی از فایل‌ها در کتابخانهٔ شما نیست. آن را دوباره انتخاب کنید یا آپلود کنید.',
  },
  'courses.wrong-file': {
    status: 422,
    sentence: 'نوع یکی از فایل‌ها با جایی که گذاشته شده نمی‌خواند. فایلی از همان نوع انتخاب کنید.',
  },
  'courses.unknown-lesson-kind': {
    status: 422,
    sentence: 'این نوع درس را نمی‌توان افزود. نوع دیگری را انتخاب کنید.',
  },
  'courses.kind-fixed': {
    status: 409,
    sentence: 'نوع درس پس از ساختن عوض نمی‌شود. درس تازه‌ای از آن نوع اضافه کنید.',
  },
  'courses.not-ready': {
    status: 409,
    sentence: 'دوره هنوز آمادهٔ بررسی نیست. فهرست کمبودها را ببینید و هر کدام را برطرف کنید.',
  },
  'courses.unknown-review-note': {
    status: 404,
    sentence: 'این یادداشت پیدا نشد؛ شاید حذف شده باشد. صفحه را تازه کنید.',
  },
  'courses.review-note-sent': {
    status: 409,
    sentence: 'این یادداشت به مدرس رسیده است و حذف نمی‌شود. اگر رفع شده، همین را ثبت کنید.',
  },
  'courses.review-note-unsent': {
    status: 409,
    sentence: 'این یادداشت هنوز به مدرس نرسیده است. اگر دیگر لازم نیست، حذفش کنید.',
  },
  'courses.too-many-review-notes': {
    status: 409,
    sentence:
      'این دوره ۳۰۰ یادداشت بررسی دارد و بیشتر از آن نمی‌پذیرد. نکته‌های مانده را در دلیل برگشت بنویسید.',
  },
  'courses.not-in-review': {
    status: 409,
    sentence: 'این دوره در انتظار بررسی نیست؛ شاید در این میان پاسخ گرفته یا پس گرفته شده باشد.',
  },
  'courses.already-in-review': {
    status: 409,
    sentence: 'این دوره پیش‌تر برای بررسی فرستاده شده یا منتشر است.',
  },
  'courses.unknown-path': {
    status: 404,
    sentence: 'این مسیر پیدا نشد؛ شاید آدرسش عوض شده باشد. آن را در فهرست مسیرها جست‌وجو کنید.',
  },
  'courses.unknown-teacher': {
    status: 404,
    sentence: 'مدرسی با این آدرس پیدا نشد. نام او را در فهرست دوره‌ها جست‌وجو کنید.',
  },
  'courses.unknown-review': {
    status: 404,
    sentence: 'این نظر پیدا نشد؛ شاید نویسنده‌اش آن را پس گرفته باشد. فهرست را تازه کنید.',
  },
  'courses.reply-of-another': {
    status: 409,
    sentence: 'مدرس دیگری به این نظر پاسخ داده است. پاسخ را نویسنده‌اش ویرایش می‌کند؛ فهرست را تازه کنید.',
  },
  'courses.review-not-learner': {
    status: 403,
    sentence: 'نظر را کسانی می‌نویسند که در این دوره یاد گرفته‌اند. اول در دوره ثبت‌نام کنید.',
  },
  'courses.review-too-early': {
    status: 409,
    sentence: 'برای نوشتن نظر، دست‌کم یک‌پنجم دوره را پیش بروید؛ بعد نظرتان را بنویسید.',
  },
  'courses.review-own-course': {
    status: 403,
    sentence: 'مدرسان برای دورهٔ خودشان نظر نمی‌نویسند.',
  },
  'courses.wishes-full': {
    status: 409,
    sentence: 'فهرست علاقه‌مندی‌های شما پر است. چند دوره را حذف کنید و دوباره امتحان کنید.',
  },
  'courses.no-search-words': {
    status: 422,
    sentence: 'چند حرف از موضوع دورهٔ دلخواهتان را بنویسید.',
  },
  'courses.search-alerts-full': {
    status: 409,
    sentence:
      'بیش از این نمی‌توانید خبر بخواهید. از صفحهٔ علاقه‌مندی‌ها چند موضوع را حذف کنید و دوباره امتحان کنید.',
  },
  'courses.unknown-part': {
    status: 404,
    sentence: 'این بخش از بسته پیدا نشد؛ شاید بسته عوض شده باشد. صفحهٔ درس را تازه کنید.',
  },
  'courses.needs-line': {
    status: 422,
    sentence:
      'این نوع درس بدون اینترنت باز نمی‌شود. درس‌های ویدیویی، صوتی، متنی و فایلی را می‌توانید دانلود کنید.',
  },
  'courses.price-not-round': {
    status: 422,
    sentence: 'قیمت را به هزار تومان گرد کنید؛ مانند ۴۹۰٬۰۰۰ تومان.',
  },
  'courses.price-too-low': {
    status: 422,
    sentence: 'کمترین قیمت ۱۰٬۰۰۰ تومان است. برای دورهٔ رایگان صفر بنویسید.',
  },
  'courses.list-price-too-low': {
    status: 422,
    sentence: 'قیمت پیش از تخفیف نباید از قیمت کمتر باشد. آن را خالی بگذارید یا عدد بزرگ‌تری بنویسید.',
  },
  'courses.shares-above-all': {
    status: 409,
    sentence: 'سهم مدرسان روی هم از ۱۰۰ درصد بیشتر می‌شود. اول سهم دیگران را کمتر کنید.',
  },
} as const satisfies ErrorTable
