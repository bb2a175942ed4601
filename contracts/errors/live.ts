import type { ErrorTable } from './error-table.ts'

export const liveErrors = {
  'live.unknown-webinar': {
    status: 404,
    sentence: 'این وبینار پیدا نشد. شاید لغو یا حذف شده باشد؛ فهرست وبینارها را ببینید.',
  },
  'live.webinar-not-open': {
    status: 409,
    sentence: 'ثبت‌نام این وبینار باز نیست. وبینارهای دیگر را ببینید.',
  },
  'live.webinar-over': {
    status: 409,
    sentence: 'زمان این کار گذشته است، چون وبینار شروع شده یا پایان یافته است. وبینارهای پیش رو را ببینید.',
  },
  'live.webinar-cancelled': {
    status: 409,
    sentence: 'این وبینار لغو شده است. وبینارهای دیگر را ببینید.',
  },
  'live.webinar-full': {
    status: 409,
    sentence: 'ظرفیت این وبینار پر است. می‌توانید در صفحهٔ وبینار وارد لیست انتظار شوید.',
  },
  'live.already-registered': {
    status: 409,
    sentence: 'در این وبینار ثبت‌نام کرده‌اید. آن را در «وبینارهای من» می‌بینید.',
  },
  'live.payment-waiting': {
    status: 409,
    sentence: 'برای این وبینار یک فاکتور پرداخت‌نشده دارید. همان را بپردازید یا لغو کنید.',
  },
  'live.own-webinar': {
    status: 409,
    sentence: 'میزبان این وبینار هستید و به ثبت‌نام نیاز ندارید.',
  },
  'live.not-registered': {
    status: 409,
    sentence: 'در این وبینار ثبت‌نام نکرده‌اید. اول در صفحهٔ وبینار ثبت‌نام کنید.',
  },
  'live.nothing-to-pay': {
    status: 409,
    sentence: 'برای این وبینار چیزی برای پرداخت ندارید. وضعیت ثبت‌نام خود را در «وبینارهای من» ببینید.',
  },
  'live.cancel-too-late': {
    status: 409,
    sentence: 'مهلت انصراف گذشته است. اگر مشکلی پیش آمده، به پشتیبانی پیام بدهید.',
  },
  'live.webinar-not-ready': {
    status: 409,
    sentence: 'برای انتشار، معرفی کوتاه را بنویسید و زمانی در آینده انتخاب کنید.',
  },
  'live.saved-meanwhile': {
    status: 409,
    sentence: 'این وبینار در پنجرهٔ دیگری تغییر کرده است. صفحه را تازه کنید و دوباره بنویسید.',
  },
  'live.webinar-fixed': {
    status: 409,
    sentence: 'این وبینار منتشر شده است؛ قیمت آن تغییر نمی‌کند و ظرفیت آن کمتر نمی‌شود.',
  },
  'live.webinar-not-moved': {
    status: 409,
    sentence:
      'زمان وبینار منتشرشده فقط پیش از شروع آن و به زمانی در آینده تغییر می‌کند. زمان دیگری انتخاب کنید.',
  },
  'live.too-early': {
    status: 409,
    sentence: 'کلاس از ۱۵ دقیقه قبل از شروع باز می‌شود. همان وقت دوباره وارد شوید.',
  },
  'live.session-over': {
    status: 409,
    sentence: 'این کلاس تمام شده است.',
  },
  'live.unknown-room': {
    status: 404,
    sentence: 'این کلاس پیدا نشد. شاید دیگر عضو آن نباشید؛ فهرست کلاس‌های خود را ببینید.',
  },
  'live.unknown-meet': {
    status: 404,
    sentence: 'این جلسه پیدا نشد. فهرست جلسه‌های خود را ببینید.',
  },
  'live.unknown-session': {
    status: 404,
    sentence: 'این کلاس پیدا نشد. از صفحهٔ وبینار یا کلاس خود دوباره وارد شوید.',
  },
  'live.unknown-message': {
    status: 404,
    sentence: 'این پیام پیدا نشد. شاید پیش‌تر حذف شده باشد؛ صفحه را تازه کنید.',
  },
  'live.private-with-host': {
    status: 409,
    sentence:
      'پیام خصوصی در این کلاس تنها بین میزبان و شرکت‌کننده است. برای دیگران در گفت‌وگوی همگانی بنویسید.',
  },
  'live.wrong-groups': {
    status: 422,
    sentence: 'هر شرکت‌کننده را در یک گروه بگذارید و دست‌کم یک نفر را در گروهی.',
  },
  'live.groups-open': {
    status: 409,
    sentence: 'گروه‌ها باز است. اول همه را به کلاس برگردانید.',
  },
  'live.unknown-group': {
    status: 404,
    sentence: 'این گروه دیگر باز نیست. صفحه را تازه کنید.',
  },
  'live.no-groups': {
    status: 409,
    sentence: 'اکنون گروهی باز نیست. پیام را در گفت‌وگوی کلاس بنویسید.',
  },
  'live.chat-closed': {
    status: 409,
    sentence: 'میزبان گفت‌وگوی همگانی را بسته است. می‌توانید خصوصی به میزبان بنویسید.',
  },
  'live.waits': {
    status: 409,
    sentence: 'میزبان هنوز شما را به کلاس راه نداده است. کمی صبر کنید.',
  },
  'live.unknown-poll': {
    status: 404,
    sentence: 'این نظرسنجی پیدا نشد. صفحه را تازه کنید.',
  },
  'live.poll-over': {
    status: 409,
    sentence: 'این نظرسنجی تمام شده است و پاسخ تازه نمی‌پذیرد.',
  },
  'live.wrong-choice': {
    status: 422,
    sentence: 'از گزینه‌های همین نظرسنجی انتخاب کنید؛ در نظرسنجی تک‌گزینه‌ای فقط یکی.',
  },
  'live.unknown-question': {
    status: 404,
    sentence: 'این سؤال در بانک سؤال شما پیدا نشد یا کامل نیست. سؤال دیگری انتخاب کنید.',
  },
  'live.question-not-in-words': {
    status: 409,
    sentence:
      'این سؤال در کلاس پرسیده نمی‌شود: تصویر یا صدا دارد، یا گزینه‌هایش بیشتر یا بلندتر از اندازه‌اند. سؤالی بی‌تصویر با دو تا شش گزینهٔ کوتاه انتخاب کنید.',
  },
  'live.too-many-polls': {
    status: 409,
    sentence: 'در هر جلسه تا ۱۰۰ نظرسنجی ممکن است. برای پرسش تازه، جلسهٔ دیگری شروع کنید.',
  },
  'live.board-closed': {
    status: 409,
    sentence: 'تختهٔ کلاس بسته است. میزبان آن را باز می‌کند.',
  },
  'live.may-not-draw': {
    status: 403,
    sentence: 'اکنون تنها میزبان روی تخته می‌نویسد. برای نوشتن، از او اجازه بگیرید.',
  },
  'live.unknown-mark': {
    status: 404,
    sentence: 'این نوشته روی تخته پیدا نشد. شاید پیش‌تر پاک شده باشد.',
  },
  'live.board-full': {
    status: 409,
    sentence: 'تخته پر است. بخشی از آن را پاک کنید.',
  },
  'live.unknown-slides': {
    status: 404,
    sentence: 'این اسلایدها در کلاس نیست. صفحه را تازه کنید.',
  },
  'live.slides-not-ready': {
    status: 409,
    sentence: 'صفحه‌های این PDF هنوز آماده نیست. چند لحظه دیگر دوباره تلاش کنید.',
  },
  'live.unknown-page': {
    status: 422,
    sentence: 'این صفحه در اسلایدها نیست. صفحهٔ دیگری انتخاب کنید.',
  },
  'live.too-many-slides': {
    status: 409,
    sentence: 'در هر جلسه تا ۲۰ فایل اسلاید جا می‌شود. از فایل‌های همین جلسه استفاده کنید.',
  },
  'live.locked': {
    status: 409,
    sentence: 'میزبان کلاس را قفل کرده است و کسی تازه وارد نمی‌شود. از او بخواهید قفل را باز کند.',
  },
  'live.only-host': {
    status: 403,
    sentence: 'تنها میزبان کلاس این کار را انجام می‌دهد.',
  },
  'live.removed': {
    status: 403,
    sentence: 'میزبان شما را از این کلاس خارج کرده است. اگر اشتباهی پیش آمده، به او پیام بدهید.',
  },
  'live.unknown-participant': {
    status: 404,
    sentence: 'این شرکت‌کننده در کلاس نیست. فهرست شرکت‌کننده‌ها را ببینید.',
  },
  'live.host-stays': {
    status: 409,
    sentence: 'این کار دربارهٔ میزبان کلاس ممکن نیست.',
  },
  'live.unknown-guest-link': {
    status: 404,
    sentence: 'این لینک مهمان دیگر کار نمی‌کند. از میزبان کلاس لینک تازه بخواهید.',
  },
  'live.guests-full': {
    status: 409,
    sentence: 'جای مهمان‌های این کلاس پر است. کمی بعد دوباره امتحان کنید یا به میزبان خبر بدهید.',
  },
  'live.guest-link-over': {
    status: 409,
    sentence: 'میزبان این لینک را غیرفعال کرده است. برای ورود، از او لینک تازه بخواهید.',
  },
  'live.not-for-guests': {
    status: 409,
    sentence: 'این کار به مهمان‌ها سپرده نمی‌شود. یکی از اعضای کلاس را انتخاب کنید.',
  },
  'live.not-in': {
    status: 409,
    sentence: 'اول وارد کلاس شوید.',
  },
  'live.wrong-offer': {
    status: 422,
    sentence: 'مرورگر شما به صدا و تصویر کلاس وصل نمی‌شود. آن را به‌روز کنید یا مرورگر دیگری را امتحان کنید.',
  },
  'live.media-full': {
    status: 503,
    sentence: 'ظرفیت صدا و تصویر این کلاس پر است. می‌توانید در گفت‌وگو بمانید.',
  },
  'live.media-unavailable': {
    status: 503,
    sentence: 'صدا و تصویر اکنون در دسترس نیست. می‌توانید در گفت‌وگو بمانید.',
  },
  'live.recorded-already': {
    status: 409,
    sentence: 'این کلاس در حال ضبط است. برای ضبط تازه، اول آن را تمام کنید.',
  },
  'live.not-recorded': {
    status: 409,
    sentence: 'این کلاس اکنون ضبط نمی‌شود. اگر می‌خواهید، ضبط را شروع کنید.',
  },
  'live.may-not-caption': {
    status: 403,
    sentence: 'زیرنویس را میزبان می‌نویسد یا کسی که میزبان از او بخواهد. از میزبان اجازه بگیرید.',
  },
  'live.rehearsal-unrecorded': {
    status: 409,
    sentence: 'در اتاق تمرین چیزی ضبط نمی‌شود. کلاس خود را ضبط کنید.',
  },
  'live.no-recorder': {
    status: 503,
    sentence: 'ضبط این کلاس ممکن نیست. از پشتیبانی بخواهید آن را فعال کند.',
  },
  'live.may-not-write': {
    status: 403,
    sentence: 'در یادداشت این کلاس تنها میزبان می‌نویسد. از او بخواهید نوشتن را برای همه باز کند.',
  },
  'live.notes-full': {
    status: 409,
    sentence: 'یادداشت کلاس پر است. چند سطر آن را کوتاه کنید.',
  },
  'live.unknown-recording': {
    status: 404,
    sentence: 'این ضبط پیدا نشد. شاید عضو کلاس آن نباشید؛ صفحهٔ کلاس خود را ببینید.',
  },
  'live.unknown-mobile': {
    status: 409,
    sentence: 'این شماره به کلاس اضافه نشد. آن را دوباره ببینید، یا لینک مهمان کلاس را برای او بفرستید.',
  },
  'live.last-host': {
    status: 409,
    sentence: 'کلاس بدون میزبان نمی‌ماند. اول میزبان دیگری اضافه کنید.',
  },
  'live.course-has-room': {
    status: 409,
    sentence: 'این دوره کلاس دارد. آن را در فهرست کلاس‌های خود باز کنید.',
  },
  'live.member-of-course': {
    status: 409,
    sentence: 'این عضو از دورهٔ کلاس می‌آید و تا در دوره است، عضو می‌ماند.',
  },
  'live.unknown-file': {
    status: 404,
    sentence: 'این فایل در کلاس پیدا نشد. شاید حذف شده باشد؛ صفحه را تازه کنید.',
  },
  'live.week-full': {
    status: 409,
    sentence: 'این هفته تا ۵۰ ردیف جا دارد و پر است. برای افزودن، اول یکی را حذف کنید.',
  },
  'live.hour-taken': {
    status: 409,
    sentence: 'این ساعت در برنامهٔ هفتگی هست. ساعت دیگری بنویسید.',
  },
  'live.no-meets': {
    status: 404,
    sentence: 'این مدرس جلسهٔ خصوصی ندارد. مدرس دیگری انتخاب کنید.',
  },
  'live.too-many-days': {
    status: 409,
    sentence: 'بازه‌ای تا ۳۱ روز انتخاب کنید.',
  },
  'live.unknown-slot': {
    status: 404,
    sentence: 'این زمان پیدا نشد. زمان‌های آزاد مدرس را دوباره ببینید.',
  },
  'live.slot-taken': {
    status: 409,
    sentence: 'این زمان همین حالا پر شد. زمان دیگری انتخاب کنید.',
  },
  'live.own-slot': {
    status: 409,
    sentence: 'مدرس این جلسه خود شما هستید.',
  },
  'live.meet-over': {
    status: 409,
    sentence: 'زمان این جلسه گذشته یا پیش‌تر لغو شده است.',
  },
  'live.move-too-late': {
    status: 409,
    sentence: 'مهلت تغییر زمان این جلسه گذشته است. اگر نمی‌توانید بیایید، به پشتیبانی پیام بدهید.',
  },
  'live.moved-often': {
    status: 409,
    sentence: 'زمان این جلسه را دو بار عوض کرده‌اید و بار دیگری ممکن نیست.',
  },
  'live.move-too-soon': {
    status: 409,
    sentence: 'زمان تازه باید دست‌کم ۲۴ ساعت بعد باشد تا شرکت‌کننده باخبر شود. زمان دیگری انتخاب کنید.',
  },
  'live.other-terms': {
    status: 409,
    sentence: 'مدت یا قیمت این زمان با جلسهٔ شما یکی نیست. زمان دیگری انتخاب کنید.',
  },
  'live.series-not-draft': {
    status: 409,
    sentence: 'تنها پیش‌نویسی که در سری دیگری نیست تکرار می‌شود. وبینار تازه‌ای بسازید.',
  },
  'live.series-nothing-left': {
    status: 409,
    sentence: 'در جلسه‌های باز این سری ثبت‌نام کرده‌اید یا جلسهٔ بازی نمانده است.',
  },
  'live.day-past': {
    status: 409,
    sentence: 'این روز گذشته است. روزی از امروز به بعد انتخاب کنید.',
  },
  'live.day-taken': {
    status: 409,
    sentence: 'برای این روز پیش‌تر استثنا گذاشته‌اید. اول آن را حذف کنید.',
  },
  'live.hours-overlap': {
    status: 409,
    sentence: 'این ساعت‌ها با ساعت‌های دیگر همان روز تداخل دارد. ساعت دیگری بنویسید.',
  },
  'live.hours-backwards': {
    status: 409,
    sentence: 'ساعت پایان باید بعد از ساعت شروع باشد.',
  },
  'live.still-to-teach': {
    status: 409,
    sentence:
      'هنوز وبینار یا جلسهٔ خصوصی برگزارنشده دارید. اول آن را لغو کنید، یا پس از برگزاری حسابتان را حذف کنید.',
  },
} as const satisfies ErrorTable
