import type { ErrorTable } from './error-table.ts'
import { examsExchangeErrors } from './exams-exchange.ts'
import { examsMarkingErrors } from './exams-marking.ts'
import { examsOverridesErrors } from './exams-overrides.ts'
import { examsPaperErrors } from './exams-paper.ts'
import { examsPracticeErrors } from './exams-practice.ts'
import { examsReadinessErrors } from './exams-readiness.ts'
import { examsRegradingErrors } from './exams-regrading.ts'
import { examsSectionsErrors } from './exams-sections.ts'
import { examsSettingErrors } from './exams-setting.ts'

export const examsErrors = {
  ...examsReadinessErrors,
  ...examsMarkingErrors,
  ...examsPaperErrors,
  ...examsOverridesErrors,
  ...examsSettingErrors,
  ...examsSectionsErrors,
  ...examsRegradingErrors,
  ...examsExchangeErrors,
  ...examsPracticeErrors,
  'exams.unknown-question': {
    status: 404,
    sentence: 'این سؤال در بانک سؤال شما نیست. شاید حذف شده باشد.',
  },
  'exams.unknown-category': {
    status: 404,
    sentence: 'این دسته در بانک سؤال شما نیست. شاید حذف شده باشد.',
  },
  'exams.unknown-version': {
    status: 404,
    sentence: 'این نسخه از سؤال پیدا نشد. صفحه را دوباره باز کنید.',
  },
  'exams.category-inside-itself': {
    status: 409,
    sentence: 'دسته داخل خودش یا زیردسته‌اش جا نمی‌گیرد. جای دیگری را انتخاب کنید.',
  },
  'exams.too-many-categories': {
    status: 409,
    sentence: 'بانک سؤال شما ۲۰۰ دسته دارد و دستهٔ دیگری جا نمی‌شود. دسته‌های بی‌استفاده را حذف کنید.',
  },
  'exams.saved-meanwhile': {
    status: 409,
    sentence: 'در پنجره یا دستگاه دیگری هم ذخیره شده است. هر دو نوشته را ببینید و یکی را انتخاب کنید.',
  },
  'exams.version-unchanged': {
    status: 409,
    sentence: 'از نسخهٔ پیش تا حالا چیزی عوض نشده است.',
  },
  'exams.not-an-answer': {
    status: 422,
    sentence: 'این پاسخ به این سؤال نمی‌خورد. صفحه را دوباره باز کنید و پاسخ دهید.',
  },
  'exams.unknown-file': {
    status: 404,
    sentence: 'یکی از فایل‌های این سؤال در کتابخانهٔ شما نیست. آن را دوباره آپلود کنید.',
  },
  'exams.wrong-file': {
    status: 422,
    sentence: 'این فایل این‌جا به کار نمی‌آید. برای تصویر یک عکس و برای صدا یک فایل صوتی انتخاب کنید.',
  },
  'exams.unknown-exam': {
    status: 404,
    sentence: 'این آزمون برای شما نیست یا حذف شده است.',
  },
  'exams.exam-taken': {
    status: 409,
    sentence: 'کسی این آزمون را شروع کرده است و دیگر عوض نمی‌شود.',
  },
  'exams.published-already': {
    status: 409,
    sentence: 'این آزمون منتشر شده است. برای ویرایش، انتشار آن را بردارید.',
  },
  'exams.not-open-yet': {
    status: 409,
    sentence: 'آزمون هنوز شروع نشده است. سر وقت برگردید.',
  },
  'exams.closed': {
    status: 409,
    sentence: 'زمان این آزمون گذشته است.',
  },
  'exams.no-attempt-left': {
    status: 409,
    sentence: 'همهٔ دفعه‌های مجاز این آزمون را استفاده کرده‌اید.',
  },
  'exams.not-bought': {
    status: 409,
    sentence: 'این آزمون را هنوز نخریده‌اید. آن را به سبد اضافه کنید و بعد از پرداخت شروع کنید.',
  },
  'exams.owned-exam': {
    status: 409,
    sentence: 'این آزمون همین حالا هم برای شما باز است. آن را در آزمون‌های خود می‌بینید.',
  },
  'exams.wrong-network': {
    status: 409,
    sentence: 'این آزمون فقط از شبکهٔ محل برگزاری باز می‌شود. به آن شبکه وصل شوید و دوباره تلاش کنید.',
  },
  'exams.wrong-code': {
    status: 422,
    sentence: 'رمز ورود آزمون درست نیست. آن را از مدرس بپرسید.',
  },
  'exams.choices-missing': {
    status: 422,
    sentence: 'گروه آزمایشی، سهمیه و شهر خود را از فهرست‌ها انتخاب کنید.',
  },
  'exams.sheet-not-ready': {
    status: 409,
    sentence: 'کارنامه بعد از پایان آزمون آماده می‌شود تا رتبه‌ها میان همهٔ داوطلبان حساب شود.',
  },
  'exams.without-sheet': {
    status: 409,
    sentence: 'این آزمون کارنامهٔ کنکوری ندارد. نتیجه را در پاسخنامه ببینید.',
  },
  'exams.unknown-attempt': {
    status: 404,
    sentence: 'این آزمون را شما شروع نکرده‌اید.',
  },
  'exams.save-behind': {
    status: 409,
    sentence: 'پاسخ‌های تازه‌تری از این آزمون ذخیره شده است. آن‌ها را ببینید و ادامه دهید.',
  },
  'exams.save-ahead': {
    status: 409,
    sentence: 'یکی از ذخیره‌های پیش از این نرسیده است. اول آن را بفرستید.',
  },
  'exams.taken-over': {
    status: 409,
    sentence: 'آزمون در دستگاه دیگری ادامه دارد.',
  },
  'exams.time-over': {
    status: 409,
    sentence: 'زمان آزمون تمام شده است. این پاسخ جدا نگه داشته شد.',
  },
  'exams.submitted': {
    status: 409,
    sentence: 'این آزمون تحویل داده شده است.',
  },
  'exams.stopped': {
    status: 409,
    sentence: 'مراقب این آزمون را برای شما متوقف کرده است. ساعت شما هم ایستاده است.',
  },
  'exams.not-reviewed-yet': {
    status: 409,
    sentence: 'پاسخنامهٔ این آزمون هنوز باز نشده است.',
  },
} as const satisfies ErrorTable
