import type { ErrorTable } from './error-table.ts'

export const examsRegradingErrors = {
  'exams.not-regradable': {
    status: 409,
    sentence: 'این سؤال را شخص تصحیح می‌کند و کلید ندارد. نمرهٔ هر پاسخ را در «نمره‌دهی» عوض کنید.',
  },
  'exams.accepts-nothing': {
    status: 422,
    sentence: 'پاسخی را که باید درست حساب شود انتخاب کنید.',
  },
  'exams.regraded-same': {
    status: 409,
    sentence: 'این سؤال همین حالا هم همین‌طور حساب می‌شود. تصمیم دیگری انتخاب کنید.',
  },
  'exams.objections-closed': {
    status: 409,
    sentence: 'مهلت اعتراض به این آزمون گذشته است یا این آزمون اعتراض نمی‌پذیرد.',
  },
  'exams.objected-already': {
    status: 409,
    sentence: 'به این سؤال پیش‌تر اعتراض کرده‌اید. پاسخ مدرس همین‌جا می‌آید.',
  },
  'exams.unknown-objection': {
    status: 404,
    sentence: 'این اعتراض پیدا نشد. شاید حساب داوطلب حذف شده باشد.',
  },
  'exams.objection-answered': {
    status: 409,
    sentence: 'به این اعتراض پاسخ داده شده است.',
  },
} as const satisfies ErrorTable
