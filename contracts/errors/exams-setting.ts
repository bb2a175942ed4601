import type { ErrorTable } from './error-table.ts'

/** Why an exam cannot be published yet. A separate table, because web screens import its sentences. */
export const examsSettingErrors = {
  'exams.exam-without-questions': {
    status: 409,
    sentence: 'یکی از بخش‌های آزمون سؤال ندارد. به هر بخش سؤال اضافه کنید.',
  },
  'exams.question-not-ready': {
    status: 409,
    sentence: 'یکی از سؤال‌های آزمون هنوز نسخه ندارد. آن را در بانک سؤال کامل کنید و نسخه‌اش را ذخیره کنید.',
  },
  'exams.draw-too-small': {
    status: 409,
    sentence:
      'سؤال‌های آماده برای این آزمون کافی نیست؛ هر سؤال فقط یک بار پرسیده می‌شود. تعداد را کم کنید یا سؤال اضافه کنید.',
  },
  'exams.exam-without-end': {
    status: 409,
    sentence: 'زمان آزمون معلوم نیست. مدت آن یا روز پایان را مشخص کنید.',
  },
  'exams.exam-ends-before': {
    status: 409,
    sentence: 'پایان آزمون پیش از شروع آن است. روز و ساعت‌ها را ببینید.',
  },
  'exams.sections-too-long': {
    status: 409,
    sentence: 'زمان بخش‌ها روی هم از مدت آزمون بیشتر است. مدت آزمون را بیشتر کنید یا خالی بگذارید.',
  },
  'exams.konkur-incomplete': {
    status: 409,
    sentence:
      'دفترچه‌های کنکور کامل نیست. هر گروه آزمایشی دست‌کم یک درس و یک زیرگروه با ضریب می‌خواهد و سهمیه‌ها هم باید نوشته شوند.',
  },
  'exams.konkur-only-choices': {
    status: 409,
    sentence: 'در آزمون کنکور فقط سؤال تک‌گزینه‌ای پرسیده می‌شود. سؤال‌های دیگر را بردارید.',
  },
} as const satisfies ErrorTable
