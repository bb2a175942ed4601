import type { ErrorTable } from './error-table.ts'

/** Why a question cannot be asked yet. A separate table, because web screens import its sentences. */
export const examsReadinessErrors = {
  'exams.question-without-text': {
    status: 409,
    sentence: 'صورت سؤال خالی است. آن را بنویسید.',
  },
  'exams.question-without-options': {
    status: 409,
    sentence: 'این سؤال دست‌کم دو گزینه می‌خواهد. گزینه اضافه کنید.',
  },
  'exams.option-empty': {
    status: 409,
    sentence: 'یکی از گزینه‌ها یا پاسخ‌ها خالی است. آن را پر یا حذف کنید.',
  },
  'exams.question-without-key': {
    status: 409,
    sentence: 'پاسخ درست معلوم نیست. کلید سؤال را مشخص کنید تا جمع نمرهٔ پاسخ درست ۱۰۰ درصد شود.',
  },
  'exams.options-same': {
    status: 409,
    sentence: 'دو گزینه مثل هم هستند. یکی را عوض کنید.',
  },
  'exams.blanks-unlike-text': {
    status: 409,
    sentence: 'جاهای خالی متن با پاسخ‌ها جور نیست. هر جای خالی باید یک بار در متن بیاید.',
  },
  'exams.question-without-picture': {
    status: 409,
    sentence: 'تصویر این سؤال انتخاب نشده است. یک تصویر آپلود کنید.',
  },
  'exams.expression-wrong': {
    status: 409,
    sentence: 'فرمول پاسخ با همهٔ مقدارها حساب نمی‌شود. فرمول و بازهٔ متغیرها را ببینید.',
  },
  'exams.variable-wrong': {
    status: 409,
    sentence: 'نام یا بازهٔ یکی از متغیرها درست نیست. نام‌ها تکراری نباشند و کمترین از بیشترین بزرگ‌تر نباشد.',
  },
} as const satisfies ErrorTable
