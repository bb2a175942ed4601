import type { ErrorTable } from './error-table.ts'

/** Sections of an exam that are entered one after the other. */
export const examsSectionsErrors = {
  'exams.unknown-section': {
    status: 404,
    sentence: 'این بخش در آزمون شما نیست. صفحه را دوباره باز کنید.',
  },
  'exams.section-left': {
    status: 409,
    sentence: 'از این بخش گذشته‌اید و نمی‌توانید به آن برگردید. در بخش فعلی ادامه دهید.',
  },
  'exams.section-not-next': {
    status: 409,
    sentence: 'بخش‌ها به‌ترتیب باز می‌شوند. اول وارد بخش بعد شوید.',
  },
  'exams.section-over': {
    status: 409,
    sentence: 'این بخش بسته شده است. این پاسخ جدا نگه داشته شد.',
  },
  'exams.question-passed': {
    status: 409,
    sentence: 'از این سؤال گذشته‌اید. این پاسخ جدا نگه داشته شد.',
  },
} as const satisfies ErrorTable
